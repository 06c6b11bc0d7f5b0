import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ENGLISH_VOWELS } from '../../src/engines/speech/phones/phone-names.ts';
import { createRandom } from '../calibrate/gather.ts';

/** Two words of the dictionary that differ in one sound. */
export interface MinimalPair {
  readonly said: string;
  readonly expected: string;
  /** Place of the sound, and how the expected word has it. */
  readonly index: number;
  readonly phone: string;
}

const EXPECTED = (
  'liver,lung,rash,fever,pulse,bladder,muscle,tissue,spine,pain,brain,bone,throat,wound,tooth,heart,blood,cancer,' +
  'patient,doctor,nurse,needle,sinus,kidney,colon,bowel,chest,cheek,joint,tablet,tumor,pelvis,virus,bandage,dizzy,' +
  'measles,vomit,chicken,seizure,medicine,station,winter,butter,letter,mountain,market,garden,silver,summer,finger,' +
  'river,paper,water,matter,better,middle,little,travel,battle,candle,simple,table,cable,number,member,dinner,winner,' +
  'corner,center,ginger,hammer,ladder,pillow,yellow,mellow,hollow,borrow,narrow,sorrow,carry,berry,cherry,merry'
).split(',');
/** Weak vowels stand for each other in ordinary speech: no learner is wrong there. */
const WEAK = new Set(['AH', 'IH', 'ER', 'UH']);

/** Up to `count` pairs, one for each expected word, drawn by a seed. */
export function minimalPairs(count: number): MinimalPair[] {
  const ways = readWays();
  const words = new Map([...ways].map(([word, phones]) => [phones.join(' '), word]));
  const sounds = [...new Set([...ways.values()].flat())];
  const random = createRandom(5);
  const pairs: MinimalPair[] = [];
  for (const expected of EXPECTED) {
    const phones = ways.get(expected);
    const found = phones ? neighbours(phones, sounds, words) : [];
    const chosen = found[Math.floor(random() * found.length)];
    if (chosen && phones) pairs.push({ ...chosen, expected, phone: phones[chosen.index]! });
  }
  return pairs.slice(0, count);
}

function neighbours(
  phones: readonly string[],
  sounds: readonly string[],
  words: ReadonlyMap<string, string>,
) {
  return phones.flatMap((phone, index) =>
    sounds
      .filter((sound) => sound !== phone && ENGLISH_VOWELS.has(sound) === ENGLISH_VOWELS.has(phone))
      .filter((sound) => !(WEAK.has(sound) && WEAK.has(phone)))
      .flatMap((sound) => {
        const said = words.get(phones.with(index, sound).join(' '));
        return said ? [{ said, index }] : [];
      }),
  );
}

function readWays(): Map<string, string[]> {
  const home = path.dirname(createRequire(import.meta.url).resolve('soundswallower'));
  const lines = readFileSync(path.join(home, 'model/en-us/dict.txt'), 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => /^[a-z]+ /.test(line))
      .map((line) => [line.slice(0, line.indexOf(' ')), line.trim().split(/\s+/).slice(1)]),
  );
}
