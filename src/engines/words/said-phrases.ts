import { normalise } from '../understanding/normalise.ts';
import { areFormsOfOne } from './inflections.ts';

/** Words of a stretch of talk between two marks or a 'but': what is said in one breath. */
export type Breath = readonly string[];

/** Where a phrase was found. `end` is exclusive. */
export interface SaidPhrase {
  readonly breath: Breath;
  readonly start: number;
  readonly end: number;
}

/** Words that make no difference to a phrase. */
const SMALL: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'your',
  'her',
  'his',
  'my',
  'their',
  'its',
  'our',
]);
/** Words that may stand within a phrase. */
const FILLERS: ReadonlySet<string> = new Set([
  'really',
  'just',
  'also',
  'very',
  'quite',
  'too',
  'then',
  'only',
  'always',
  'all',
  'ever',
  'still',
  'even',
  'more',
  'little',
  'actually',
  'probably',
  'usually',
  'well',
]);

export function breathsOf(text: string): Breath[] {
  return text
    .split(/[.,;:?!…—–]+|\bbut\b|\n/iu)
    .map((part) => withoutSmall(normalise(part).split(' ')))
    .filter((words) => words.length > 0 && words[0] !== '');
}

/** The words of a phrase that count. */
export const wordsOfPhrase = (phrase: string): string[] => withoutSmall(normalise(phrase).split(' '));

/** The places where a phrase is said, whole words in any form. */
export function placesOf(phrase: string, breaths: readonly Breath[]): SaidPhrase[] {
  const words = wordsOfPhrase(phrase);
  return placesWhere(breaths, (breath, start) => endOf(words, breath, start));
}

/** The places where something begins; `endAt` says where it ends, or null where it does not begin there. */
export const placesWhere = (
  breaths: readonly Breath[],
  endAt: (breath: Breath, start: number) => number | null,
): SaidPhrase[] =>
  breaths.flatMap((breath) =>
    breath.flatMap((_, start): SaidPhrase[] => {
      const end = endAt(breath, start);
      return end === null ? [] : [{ breath, start, end }];
    }),
  );

function endOf(words: readonly string[], breath: Breath, start: number): number | null {
  let at = start;
  for (const [index, word] of words.entries()) {
    if (index > 0 && FILLERS.has(breath[at] ?? '') && !areFormsOfOne(breath[at]!, word)) at++;
    if (at >= breath.length || !areFormsOfOne(word, breath[at]!)) return null;
    at++;
  }
  return at;
}

function withoutSmall(words: readonly string[]): string[] {
  const large = words.filter((word) => !SMALL.has(word));
  return large.length > 0 ? large : [...words];
}

/** 'I can't promise that ...': what follows is not said to be so. */
const UNSURE =
  /\b(?:(?:can|could|will|would) (?:not|never)|not able to|unable to|nobody can|no one can|not going to) (?:\w+ ){0,3}(?:promise|guarantee|say|sure|certain|swear|rule|exclude|tell|know|confirm)\b|\bnot (?:\w+ ){0,2}(?:sure|certain|convinced)\b|\b(?:do|does|did) not (?:\w+ )?know\b|\bno (?:guarantee|way of knowing|idea)\b|\b(?:impossible|too early|hard|difficult) to (?:say|tell|know)\b/;

export function isUnsure({ breath, start }: SaidPhrase): boolean {
  return UNSURE.test(breath.slice(0, start).join(' '));
}

/** So near before a phrase a 'not' is about it. */
const NEAR = 4;
const DENIED =
  /\b(?:is|are|was|were|am|be|been|can|could|will|would) (?:not|never)\b(?! (?:only|just))(?!.*\b(?:and|because|so|if|when|which)\b)/;

/** 'It is not safe', 'you can't go home': the phrase is denied. */
export function isDenied({ breath, start }: SaidPhrase): boolean {
  return DENIED.test(breath.slice(Math.max(0, start - NEAR - 1), start).join(' '));
}

/** 'I'm not saying that you must': any 'not' before it. */
export function isTakenBack({ breath, start }: SaidPhrase): boolean {
  return breath.slice(Math.max(0, start - NEAR), start).some((word) => word === 'not' || word === 'never');
}
