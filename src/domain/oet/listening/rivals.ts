import { KNOWN_DRUGS } from './known-drugs.ts';
import { COMMON_TERMS, KNOWN_TERMS } from './known-terms.ts';
import { soundKey } from './sound-key.ts';

type Parts = readonly (readonly string[])[];

/** Parts of medical words, each set of words of other meaning, however near they sound. Any word may be made of them. */
const MEDICAL_STARTS: Parts = [
  ['hypo', 'hyper'],
  ['ante', 'anti'],
  ['inter', 'intra'],
  ['brady', 'tachy'],
  ['mono', 'poly', 'oligo'],
  ['macro', 'micro'],
  ['endo', 'ecto'],
  ['milli', 'micro', 'nano'],
];
const MEDICAL_ENDS: Parts = [
  ['ectomy', 'otomy', 'ostomy', 'oscopy', 'oplasty'],
  ['itis', 'osis', 'oma', 'opathy', 'algia'],
  ['emia', 'uria', 'penia'],
  ['gram', 'graph', 'graphy', 'grapher'],
  ['phagia', 'phasia', 'plasia', 'pnea'],
];
/** Parts of everyday words: they make a rival where such a word exists. */
const STARTS: Parts = [
  ['pre', 'post', 'peri', 'pro'],
  ['ab', 'ad'],
  ['sub', 'supra', 'super'],
  ['uni', 'bi', 'tri'],
  ['over', 'under'],
  ['in', 'ex'],
  ['', 'in', 'un', 'non', 'dis', 'im', 'ir', 'il', 'anti', 're', 'a', 'mis'],
];
const ENDS: Parts = [
  ['ology', 'ologist'],
  ['ful', 'less'],
  ['ia', 'ic'],
  ['', 'less'],
];
/** Shorter stems than this are chance: 'in' in 'injury' is no beginning. */
const STEM = 4;

export interface Rival {
  readonly word: string;
  readonly key: string;
  /** Whether it is a word for certain; else the dictionary is to say. */
  readonly exists: boolean;
}

const rival = (word: string, exists: boolean): Rival => ({ word, key: soundKey(word), exists });

const KNOWN: readonly Rival[] = [...KNOWN_TERMS, ...COMMON_TERMS, ...KNOWN_DRUGS].map((word) =>
  rival(word, true),
);

/** Whether a word has a medical sense of its own, so that it stands for no other, even said alike. */
export const hasOwnSense = (word: string) => KNOWN_TERMS.has(word) || KNOWN_DRUGS.has(word);

/** Letters by which words may differ in length and still be near. */
const LENGTHS = 4;

/** The words that a misspelling of a word may mean instead: its opposites and kin, and known words of about its length. */
export function rivalsOf(word: string): Rival[] {
  return [
    ...KNOWN.filter((known) => Math.abs(known.word.length - word.length) <= LENGTHS),
    ...[...withStarts(word, MEDICAL_STARTS), ...withEnds(word, MEDICAL_ENDS)].map((each) =>
      rival(each, true),
    ),
    ...[...withStarts(word, STARTS), ...withEnds(word, ENDS)].map((each) => rival(each, false)),
  ];
}

const withStarts = (word: string, sets: Parts) =>
  exchanged(
    sets,
    (part) => word.startsWith(part) && word.length - part.length >= STEM,
    (out, put) => put + word.slice(out.length),
  );

const withEnds = (word: string, sets: Parts) =>
  exchanged(
    sets,
    (part) => word.endsWith(part) && word.length - part.length >= STEM,
    (out, put) => word.slice(0, word.length - out.length) + put,
  );

function exchanged(
  sets: Parts,
  has: (part: string) => boolean,
  exchange: (out: string, put: string) => string,
): string[] {
  return sets.flatMap((parts) =>
    parts
      .filter(has)
      .flatMap((part) => parts.filter((other) => other !== part).map((other) => exchange(part, other))),
  );
}
