import type { Concern } from '#domain/oet/speaking/role-play.ts';
import { areFormsOfOne } from '../words/inflections.ts';
import {
  type Breath,
  breathsOf,
  isDenied,
  isUnsure,
  placesOf,
  placesWhere,
  type SaidPhrase,
} from '../words/said-phrases.ts';
import type { Draft } from './draft.ts';
import type { ConcernState } from './state.ts';
import { contentOf } from './words/content-words.ts';

/** How a turn of the candidate's bears on a concern. */
export interface Addressed {
  /** For each group of the concern's key the turn in which it was last said; 0 for never. */
  readonly met: readonly number[];
  /** Whether all of it has been said now, and is about this concern. */
  readonly isWhole: boolean;
}

/** An explanation may take so many turns. */
const TOGETHER = 3;
/** So many turns after it was spoken of, what is said is still about the concern. */
const FRESH = 2;
/** So much of an answer has to be said for what it is about to go without saying. */
const TELLING_HITS = 2;

/** What a turn says to a concern: `told` is the turn without what it asks. */
export function addressed(
  { state: { turn, last } }: Draft,
  concern: Concern,
  before: ConcernState,
  { told, comforts, asks }: { readonly told: string; readonly comforts: boolean; readonly asks: boolean },
): Addressed {
  const breaths = breathsOf(told);
  const places = concern.settledBy.map((phrases) =>
    phrases.flatMap((phrase) => [...placesOf(phrase, breaths), ...looselySaid(phrase, breaths)]),
  );
  const subject = subjectOf(concern);
  const hits = places.map((found, group) =>
    found.filter((place) => counts(place, concern, { all: places.flat(), isSubject: group === subject })),
  );
  const said = hits.map((found, group) => (found.length > 0 ? turn : (before.met[group] ?? 0)));
  const isAnswer = last.some((unit) => unit.startsWith(`concern.${concern.id}.`));
  const met = isAnswer ? withSubject(concern, said, hits, { turn, comforts }) : said;
  const isTogether = met.every((at) => at > 0 && at >= turn - TOGETHER);
  // To name it is no answer yet.
  const isNow =
    hits.some((found, group) => found.length > 0 && group !== subject) ||
    (comforts && !asks && concern.needsEmpathy);
  const isNear = turn - before.at <= FRESH;
  const isNamed = names(concern, told) || isSpecific(hits.flat());
  // One short phrase of a key that has no more to it may be said of anything.
  const isAbout = isNamed || (isNear && (met.length > 1 || comforts));
  return { met, isWhole: isTogether && isNow && isAbout };
}

/** Whether what was said can hardly be about anything else: several phrases of the key, or a long one. */
function isSpecific(hits: readonly SaidPhrase[]): boolean {
  const places = new Set(hits.map(({ breath, start }) => `${breath.join(' ')}@${start}`));
  return places.size >= TELLING_HITS || hits.some(({ start, end }) => end - start >= LONG);
}

/** So many words make a long phrase. */
const LONG = 3;

/** What was spoken of just now need not be named: the answer is about it, if it is more than a word. */
function withSubject(
  concern: Concern,
  met: readonly number[],
  hits: readonly (readonly SaidPhrase[])[],
  { turn, comforts }: { readonly turn: number; readonly comforts: boolean },
): readonly number[] {
  if (met.length < 2) return met;
  const subject = subjectOf(concern);
  const others = hits.filter((_, group) => group !== subject);
  const distinct = new Set(others.flat().map(({ start, breath }) => `${breath.join(' ')}@${start}`));
  const isTelling = others.every((found) => found.length > 0) && (comforts || distinct.size >= TELLING_HITS);
  return subject >= 0 && isTelling ? met.map((at, group) => (group === subject ? turn : at)) : met;
}

/** Which group of the key names what is feared; -1 where there is but one group, or none does. */
function subjectOf({ says, provokedBy, settledBy }: Concern): number {
  if (settledBy.length < 2) return -1;
  const own = breathsOf([...says, ...provokedBy.words].join('. '));
  return settledBy.findIndex((phrases) => phrases.some((phrase) => placesOf(phrase, own).length > 0));
}

/** Whether a text has a word of the concern's own, or one that provokes it. */
export function namesOutright({ says, provokedBy }: Concern, text: string): boolean {
  const breaths = breathsOf(text);
  if (provokedBy.words.some((word) => placesOf(word, breaths).length > 0)) return true;
  const words = contentOf(text);
  return contentOf(says.join(' ')).some((each) => words.some((word) => areFormsOfOne(each, word)));
}

/** Whether a text has something that the concern is about. */
export function names(concern: Concern, text: string): boolean {
  if (namesOutright(concern, text)) return true;
  // Of a key of several groups the first says what the answer is about.
  const [subject = [], ...others] = concern.settledBy;
  const breaths = breathsOf(text);
  return others.length > 0 && subject.some((phrase) => placesOf(phrase, breaths).length > 0);
}

/** So many words may stand between those of a phrase. */
const GAP = 3;
/** Words that a phrase may be said without. */
const LINKING: ReadonlySet<string> = new Set(
  'to of in on at for with and or is are was were be been am i you he she it we they that this will would can do does did have has had if so as by'.split(
    ' ',
  ),
);

/** A phrase of several words with others in between: 'keeps on coming straight back'. */
function looselySaid(phrase: string, breaths: readonly Breath[]): SaidPhrase[] {
  const words = breathsOf(phrase)
    .flat()
    .filter((word) => !LINKING.has(word));
  if (words.length < 2 || (words.length === 2 && words[0] === 'not')) return [];
  return placesWhere(breaths, (breath, start) => endOf(words, breath, start));
}

function endOf(words: readonly string[], breath: Breath, start: number): number | null {
  let at = start;
  for (const [index, word] of words.entries()) {
    const found = breath
      .slice(at, at + (index === 0 ? 1 : GAP + 1))
      .findIndex((each) => areFormsOfOne(word, each));
    // What is denied in between says something else.
    if (found < 0 || breath.slice(at, at + found).some((each) => each === 'not' || each === 'never'))
      return null;
    at += found + 1;
  }
  return at;
}

/**
 * What is said not to be so counts where it is what is feared, or where the key has the 'not' itself. What the answer is
 * about is named by a denial too: 'the tooth is not coming out'.
 */
function counts(
  place: SaidPhrase,
  { says, provokedBy }: Concern,
  { all, isSubject }: { readonly all: readonly SaidPhrase[]; readonly isSubject: boolean },
): boolean {
  if (isUnsure(place)) return false;
  if (isSubject || !isDenied(place)) return true;
  const isInKey = all.some(
    ({ breath, start, end }) =>
      breath === place.breath && start < place.start && breath.slice(start, end).includes('not'),
  );
  const phrase = place.breath.slice(place.start, place.end).join(' ');
  const feared = [...says, ...provokedBy.words].join('. ');
  return isInKey || placesOf(phrase, breathsOf(feared)).length > 0;
}
