import type { LearningLanguage } from '#domain/languages.ts';
import { ipaOf } from '../espeak.ts';
import type { PronouncingDictionary } from './dictionary.ts';
import { phonesFromIpa } from './ipa.ts';
import { keptIpaOf } from './kept-ipa.ts';
import { ENGLISH_TO_EN_US, FOREIGN_TO_EN_US } from './phone-map-en-us.ts';
import { FOREIGN_TO_FR_FR } from './phone-map-fr-fr.ts';

export type ModelName = 'en-us' | 'fr-fr';

export interface WordRequest {
  readonly text: string;
  readonly language: LearningLanguage;
  /** The pack's own pronunciation: broad IPA. */
  readonly ipa?: string;
  /** The ways that the word's sense leaves, see heteronyms.ts. */
  readonly senses?: readonly (readonly string[])[];
}

/** Names of the letters: abbreviations such as ECG are spelled out. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'A EY,B B IY,C S IY,D D IY,E IY,F EH F,G JH IY,H EY CH,I AY,J JH EY,K K EY,L EH L,M EH M,N EH N,O OW,P P IY,' +
    'Q K Y UW,R AA R,S EH S,T T IY,U Y UW,V V IY,W D AH B AH L Y UW,X EH K S,Y W AY,Z Z IY'
  )
    .split(',')
    .map((entry) => [entry[0], entry.slice(2)]),
);

const MOST_WAYS = 8;
const LONGEST_WORD = 60;

/** Voices of espeak-ng whose reading of a word counts as right. */
export const VOICES: Record<LearningLanguage, readonly string[]> = {
  en: ['en-gb-x-rp', 'en-us'],
  es: ['es', 'es-419'],
  fr: ['fr'],
  de: ['de'],
  pt: ['pt-br', 'pt'],
};

/** A final RP `ɪ` is today mostly `i`; the end of a diphthong is none. */
const FINAL_LAX = /(?<![aeɔ])ɪ$/;

/** Weak vowels are said either way. */
const ENGLISH_MAPS = [
  ENGLISH_TO_EN_US,
  { ...ENGLISH_TO_EN_US, ə: 'IH', ɐ: 'IH' },
  { ...ENGLISH_TO_EN_US, ᵻ: 'AH' },
];

/** How espeak-ng's IPA of a language is put into phones of a model, the likeliest way first. */
export function mapsFor(
  language: LearningLanguage,
  model: ModelName,
): readonly Readonly<Record<string, string>>[] {
  if (language === 'en') return ENGLISH_MAPS;
  return [model === 'en-us' ? FOREIGN_TO_EN_US : FOREIGN_TO_FR_FR];
}

/** The letters of an English abbreviation such as ECG, spelled out; null for any other word. */
export function abbreviationOf(text: string, language: LearningLanguage): string[] | null {
  if (language !== 'en' || !/^[A-Z]{2,5}$/.test(text)) return null;
  return [...text].flatMap((letter) => LETTERS[letter]!.split(' '));
}

/** The words of a term as they are shown: split at spaces, without punctuation around them. */
export function wordsOf(term: string): string[] {
  return term
    .normalize('NFC')
    .replaceAll('’', "'")
    .split(/[\s/]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%+]+$/gu, '').slice(0, LONGEST_WORD))
    .filter((word) => word !== '');
}

/**
 * All the ways of saying a word that count as right, in phones of one acoustic model. A dictionary (of the word's
 * own language) is asked first; British readings stand beside its American ones; espeak-ng reads what it lacks, unless
 * the pack says how it is said.
 * Empty for a word that nobody can read.
 */
export async function waysOf(
  { text, language, ipa, senses }: WordRequest,
  model: ModelName,
  dictionary: PronouncingDictionary | null,
): Promise<string[][]> {
  const maps = mapsFor(language, model);
  const ways = new Map<string, string[]>();
  const add = (phones: readonly string[]) => {
    if (phones.length > 0 && ways.size < MOST_WAYS) ways.set(phones.join(' '), [...phones]);
  };
  if (ipa) for (const map of maps) add(phonesFromIpa(ipa, map).phones);
  if (senses) {
    senses.forEach(add);
    return [...ways.values()];
  }
  const listed = lookUp(dictionary, text.toLowerCase());
  const letters = abbreviationOf(text, language);
  if (letters) {
    add(letters);
    listed.forEach(add);
    return [...ways.values()];
  }
  listed.forEach(add);
  // Where a pack says how a word is said, nobody's guess from the spelling counts beside it.
  if (language === 'en' && ipa && ways.size > 0) return [...ways.values()];
  const kept = keptIpaOf(text, language);
  for (const [place, voice] of VOICES[language].entries()) {
    // The dictionary is American, so its words need no second American reading.
    if (voice === 'en-us' && listed.length > 0) continue;
    const spoken = kept?.[place] ?? (await ipaOf(text, voice)).replace(/\s+/g, '');
    for (const map of maps) add(phonesFromIpa(spoken, map).phones);
    if (FINAL_LAX.test(spoken)) add(phonesFromIpa(`${spoken.slice(0, -1)}i`, maps[0]!).phones);
  }
  return [...ways.values()];
}

/** A compound that the dictionary lacks is put together from its parts. */
function lookUp(dictionary: PronouncingDictionary | null, word: string): readonly (readonly string[])[] {
  if (dictionary === null) return [];
  const whole = dictionary.lookup(word);
  if (whole.length > 0 || !word.includes('-')) return whole;
  const parts = word.split('-').map((part) => dictionary.lookup(part));
  return parts.every((ways) => ways.length > 0) ? [parts.flatMap((ways) => ways[0]!)] : [];
}
