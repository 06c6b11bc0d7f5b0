import type { Concern } from '#domain/oet/speaking/role-play.ts';
import { breathsOf, placesOf } from '../words/said-phrases.ts';
import { concernsOf, isOpen, keep, sayNext, stateOf } from './concerns.ts';
import type { Draft } from './draft.ts';
import { BEHIND, sharedWith } from './taking-up.ts';
import { contentOf } from './words/content-words.ts';

/** A worry is hinted at once the talk is under way, in a pause, and at the latest then. */
const FIRST_HINT = 3;
const LATEST_HINT = 5;
/** So many turns a hint that was missed waits to be said plainer. */
const MISSED = 2;

/** Somebody who is understood says what she has not dared to say, if the talk is near it. True where she did. */
export function opensUp(draft: Draft, nearby: string): boolean {
  const breaths = breathsOf(nearby);
  const near = concernsOf(draft).find((concern) => {
    const { said, settled, answered } = stateOf(draft, concern);
    if (concern.kind !== 'worry' || settled || answered || said >= concern.says.length) return false;
    const names = concern.provokedBy.words.some((word) => placesOf(word, breaths).length > 0);
    return said > 0 || names || !isProvocable(concern);
  });
  return near !== undefined && draft.state.turn >= FIRST_HINT && sayNext(draft, near);
}

/** What somebody has told of a concern's matter is the concern said: a good answer settles it then. */
export function countAsSaid(draft: Draft): void {
  const { brief, lines, state } = draft;
  const told = brief.facts.filter(
    ({ id, disclosure, topic }) =>
      (disclosure === 'guarded' || topic === 'concerns') &&
      lines.some(({ unit }) => unit === `fact.${id}.short` || unit === `fact.${id}.full`),
  );
  for (const { short, full } of told) {
    const text = `${short.en ?? ''} ${full.en ?? ''}`;
    const isBehind = ({ says }: Concern) =>
      sharedWith({ short, full }, [...new Set(contentOf(says.join(' ')))]) >= BEHIND;
    // A refusal is said to what is proposed: what lies behind it may be told long before.
    for (const concern of concernsOf(draft).filter(({ kind }) => kind === 'worry')) {
      const before = stateOf(draft, concern);
      if (before.said > 0 || before.settled || !(tellsOf(text, concern) || isBehind(concern))) continue;
      keep(draft, concern, { ...before, said: 1, at: state.turn, inPassing: true });
    }
  }
}

/** So many telling words of a concern's are its content. */
const CONTENT = 2;

function tellsOf(text: string, { says, provokedBy }: Concern): boolean {
  const breaths = breathsOf(text);
  if (provokedBy.words.some((word) => placesOf(word, breaths).length > 0)) return true;
  const words = new Set(breathsOf(says.join('. ')).flat());
  const shared = [...words].filter((word) => word.length >= TELLING && placesOf(word, breaths).length > 0);
  return shared.length >= CONTENT;
}

/** Asked what is feared, the other one says it plainer. False where nothing is left to say. */
export function sayWhatIsFeared(
  draft: Draft,
  named: string | null = null,
  kind: Concern['kind'] | null = null,
): boolean {
  const open = concernsOf(draft).filter(
    (concern) =>
      (kind === null || concern.kind === kind) &&
      !stateOf(draft, concern).settled &&
      stateOf(draft, concern).said < concern.says.length,
  );
  const spoken = open
    .filter((concern) => stateOf(draft, concern).said > 0)
    .toSorted((a, b) => stateOf(draft, b).at - stateOf(draft, a).at);
  const next =
    open.find(({ id }) => id === named) ?? spoken[0] ?? open.find(({ kind }) => kind === 'worry') ?? open[0];
  return next !== undefined && sayNext(draft, next);
}

/** Drops a worry as a cue, or says one plainer that was missed. True where it was dropped. */
export function dropCue(draft: Draft, wasAsked: boolean): boolean {
  const { turn } = draft.state;
  const worries = concernsOf(draft)
    .filter(({ kind }) => kind === 'worry')
    .map((concern) => ({ concern, state: stateOf(draft, concern) }))
    .filter(({ state }) => !state.answered);
  const latest = Math.max(0, ...Object.values(draft.state.concerns).map(({ at }) => at));
  if (turn < FIRST_HINT || turn - latest < MISSED) return false;
  const missed = worries.find(({ concern, state }) => isOpen(state) && state.said < concern.says.length);
  if (missed && (!wasAsked || turn - missed.state.at > MISSED)) return sayCue(draft, missed.concern);
  const untold = worries.filter(({ state }) => state.said === 0 && !state.settled);
  const silent = untold.find(({ concern }) => !isProvocable(concern));
  const next = silent ?? (turn >= LATEST_HINT ? untold[0] : undefined);
  return next !== undefined && (!wasAsked || turn >= LATEST_HINT) && sayCue(draft, next.concern);
}

/** What the answer has just said in other words is not said again. */
function sayCue(draft: Draft, concern: Concern): boolean {
  const state = stateOf(draft, concern);
  const said = draft.lines.map(({ utterance }) => utterance.en ?? '').join('. ');
  if (!sharesWords(said, concern.says[state.said] ?? '')) return sayNext(draft, concern);
  keep(draft, concern, { ...state, said: state.said + 1, at: draft.state.turn, still: 0 });
  return false;
}

/** Shorter words are in every sentence. */
const TELLING = 5;

function sharesWords(a: string, b: string): boolean {
  const breaths = breathsOf(a);
  const words = breathsOf(b).flat();
  return words.some((word) => word.length >= TELLING && placesOf(word, breaths).length > 0);
}

const isProvocable = ({ provokedBy: { acts, words } }: Concern) => acts.length > 0 || words.length > 0;
