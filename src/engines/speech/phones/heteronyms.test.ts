import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parsePack, readPackFiles } from '#content/read-packs.ts';
import { fliteWords } from '../flite-words.ts';
import { loadSpeechModel } from '../pronunciation/models.ts';
import { createTermReader } from '../pronunciation/reader.ts';
import { HETERONYM_WORDS, sensesAt } from './heteronyms.ts';
import { wordsOf } from './readings.ts';

const said = (text: string, word: string) => {
  const words = wordsOf(text);
  return sensesAt(words, words.indexOf(word))?.[0]?.join(' ');
};

describe('a word with two ways of being said', () => {
  it.each([
    ['wound', 'wound', 'W UW1 N D'],
    ["Any fever, or smell from the wound? I'll dress it.", 'wound', 'W UW1 N D'],
    ['lead apron', 'lead', 'L EH1 D'],
    ['First we let her lead and the others follow.', 'lead', 'L IY1 D'],
    ['flat affect', 'affect', 'AE1 F EH2 K T'],
    ['How does it affect your sleep?', 'affect', 'AH0 F EH1 K T'],
    ['Close your eyes.', 'Close', 'K L OW1 Z'],
    ['The X-ray shows no glass, so I can close the wound.', 'close', 'K L OW1 Z'],
    ['Could you hold him close while I listen?', 'close', 'K L OW1 S'],
    ["We'll check your record.", 'record', 'R EH1 K ER0 D'],
    ["I'll record your wishes.", 'record', 'R IH0 K AO1 R D'],
    ['It may help you live longer.', 'live', 'L IH1 V'],
    ['It is a live vaccine.', 'live', 'L AY1 V'],
    ["We'll use a different arm.", 'use', 'Y UW1 Z'],
    ['Is there any alcohol use at home?', 'use', 'Y UW1 S'],
    ['scale and polish', 'polish', 'P AA1 L IH0 SH'],
    ['The sample takes a minute.', 'minute', 'M IH1 N AH0 T'],
    ['with a chaperone present', 'present', 'P R EH1 Z AH0 N T'],
    ["St John's wort", 'St', 'S EY1 N T'],
  ])('%s: %s', (text, word, phones) => {
    expect(said(text, word)).toBe(phones);
  });

  it('is looked for in a recording in no other way', async () => {
    const model = loadSpeechModel('en-us');
    const [word] = await createTermReader('en-us', model).read({ term: 'wound', language: 'en' });
    const ways = word!.variants.map((phones) =>
      phones.map((phone) => model.acoustic.phones[phone]).join(' '),
    );
    expect(ways).toEqual(['W UW N D']);
  });

  it('is said by the voice as its sense asks', async () => {
    expect(await fliteWords('Close the wound.')).toBe('close : k l ow1 z\nwound : w uw1 n d\n');
  });
});

/** Spellings with two meanings and two ways of being said. Those of the course must stand in the table. */
const KNOWN = new Set(
  (
    'advocate affect attribute august axes bass bow bowed buffet close conduct console consort content contract contrast ' +
    'converse convert convict delegate desert deviate digest discount dove drawer duplicate elaborate entrance estimate ' +
    'excuse ferment graduate house intern intimate invalid lead live lives minute moderate moped mow object perfect ' +
    'permit polish predicate present produce progress project putting read rebel record refuse row secrete separate sewer ' +
    'slough sow subject tear tears tier tower use wind wound wounds'
  ).split(' '),
);
/** Here in one sense only, which the dictionary has first. */
const ONE_SENSE = new Set(['perfect']);

it('every one among the terms and the lines that are said is read by its sense', {
  timeout: 60_000,
}, async () => {
  const files = await readPackFiles(fileURLToPath(new URL('../../../../content', import.meta.url)));
  const packs = files.filter(({ path }) => /^(?:vocabulary|dialogues)\/en\//.test(path)).map(parsePack);
  const texts = packs.flatMap((pack) => {
    if (pack.kind === 'vocabulary' && pack.language === 'en')
      return Object.values(pack.levels).flatMap((items) => items.map(({ term }) => term));
    if (pack.kind === 'dialogues' && pack.language === 'en')
      return Object.values(pack.levels).flatMap((all) =>
        all.flatMap(({ exchanges }) => exchanges.map(({ doctor }) => doctor)),
      );
    return [];
  });
  expect(texts.length).toBeGreaterThan(500);
  const words = new Set(texts.flatMap(wordsOf).map((word) => word.toLowerCase()));
  const unread = [...words].filter(
    (word) => KNOWN.has(word) && !HETERONYM_WORDS.includes(word) && !ONE_SENSE.has(word),
  );
  expect(unread).toEqual([]);
});
