import { ipaOf } from './espeak.ts';
import { americanDictionary } from './phones/american-dictionary.ts';
import { sensesAt, withoutStress } from './phones/heteronyms.ts';
import { phonesFromIpa } from './phones/ipa.ts';
import { ENGLISH_TO_EN_US } from './phones/phone-map-en-us.ts';
import { ENGLISH_VOWELS } from './phones/phone-names.ts';

/** A phone of American English (ARPAbet) and whether it is a stressed vowel. */
interface StressedPhone {
  readonly phone: string;
  readonly stressed: boolean;
}

/** flite reads everyday words well; its letter-to-sound rules fail on long Greek and Latin ones. */
const EVERYDAY_LETTERS = 6;
const MAX_KEPT = 5_000;

const kept = new Map<string, string>();
const isVowel = ({ phone }: StressedPhone) => ENGLISH_VOWELS.has(phone);

/** A stress mark belongs to the next vowel, whether it stands before the syllable or before the vowel itself. */
function stressedPhones(ipa: string): StressedPhone[] {
  const phones: StressedPhone[] = [];
  for (const stretch of ipa.split(/(?=[ˈˌ])/)) {
    let pending = /^[ˈˌ]/.test(stretch);
    for (const phone of phonesFromIpa(stretch, ENGLISH_TO_EN_US).phones) {
      const repeatsR = phone === 'R' && ['R', 'ER'].includes(phones.at(-1)?.phone ?? '');
      if (repeatsR) continue;
      const stressed = pending && ENGLISH_VOWELS.has(phone);
      if (stressed) pending = false;
      phones.push({ phone, stressed });
    }
  }
  return phones;
}

function inFlite({ phone, stressed }: StressedPhone): string {
  const name = phone === 'AH' && !stressed ? 'ax' : phone.toLowerCase();
  return ENGLISH_VOWELS.has(phone) ? `${name}${stressed ? 1 : 0}` : name;
}

/** A phone with the stress mark of the CMU dictionary. */
function markedInFlite(phone: string): string {
  const [name] = withoutStress([phone]);
  return inFlite({ phone: name!, stressed: phone.endsWith('1') });
}

/** The dictionary's phones with the stress of espeak-ng's reading; null when the two don't fit. */
function withStress(phones: readonly string[], model: readonly StressedPhone[]): StressedPhone[] | null {
  const stress = model.filter(isVowel).map(({ stressed }) => stressed);
  if (phones.filter((phone) => ENGLISH_VOWELS.has(phone)).length !== stress.length) return null;
  return phones.map((phone) => ({ phone, stressed: ENGLISH_VOWELS.has(phone) && stress.shift() === true }));
}

/** flite's phones for a word in lower case, or nothing where flite knows best. */
async function readWord(word: string): Promise<string> {
  const [listed] = americanDictionary().lookup(word);
  if (listed && word.length <= EVERYDAY_LETTERS) return '';
  const spoken = stressedPhones((await ipaOf(word, 'en-us')).replaceAll(' ', ''));
  const phones = listed ? withStress(listed, spoken) : spoken;
  return phones?.some(isVowel) ? phones.map(inFlite).join(' ') : '';
}

async function remembered(word: string): Promise<string> {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const phones = await readWord(word);
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(word, phones);
  return phones;
}

/**
 * Entries for flite's lexicon (`word : phones`, one a line) for the words of an English text that flite would
 * misread: those of `ipa` (broad IPA, a group for each word of the text, taken when the numbers agree), else heteronyms
 * by their sense (at their first place), long words by the CMU dictionary, else words that it lacks as espeak-ng reads them. Abbreviations in capitals are
 * left to flite.
 */
export async function fliteWords(text: string, ipa?: string): Promise<string> {
  const words = text.match(/[A-Za-z]+/g) ?? [];
  const given = ipa?.trim().split(/\s+/) ?? [];
  const entries = new Map<string, string>();
  for (const [at, word] of words.entries()) {
    const key = word.toLowerCase();
    if (entries.has(key)) continue;
    const sensed = sensesAt(words, at)?.[0];
    const own = given.length === words.length ? stressedPhones(given[at]!) : [];
    if (own.some(isVowel)) entries.set(key, own.map(inFlite).join(' '));
    else if (sensed) entries.set(key, sensed.map(markedInFlite).join(' '));
    else if (word.length > 2 && word !== word.toUpperCase()) entries.set(key, await remembered(key));
  }
  return [...entries].flatMap(([word, phones]) => (phones === '' ? [] : [`${word} : ${phones}\n`])).join('');
}
