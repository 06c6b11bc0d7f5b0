import type { Concern } from '#domain/oet/speaking/role-play.ts';
import type { Act } from '#domain/practice/complex/acts.ts';
import { type Breath, breathsOf, isTakenBack, placesOf } from '../words/said-phrases.ts';
import { addressed, names, namesOutright } from './addressing.ts';
import type { Draft } from './draft.ts';
import type { ConcernState } from './state.ts';
import { bare } from './words/following-words.ts';
import { foresees } from './words/turn-words.ts';

/** What a turn of the candidate's does to somebody who fears something or won't have it. */
export interface Approach {
  /** All acts of the turn. */
  readonly acts: readonly Act[];
  /** What it says, without what it asks about the history. */
  readonly told: string;
  /** The same clause by clause. */
  readonly said: readonly string[];
  /** Whether it asks for something. */
  readonly asks: boolean;
  /** Whether it asks what is feared, thought or felt. */
  readonly explores: boolean;
  readonly comforts: boolean;
  /** Whether it is a nod or a silence that leaves room. */
  readonly leavesRoom: boolean;
  /** Whether it asks something that was not read. */
  readonly isLost: boolean;
  /** Whether it asks for questions, or to hear it back. */
  readonly checks: boolean;
  /** Whether it promises that nobody else will hear of it. */
  readonly promisesPrivacy: boolean;
  /** Whether it asks to hear back what was explained. */
  readonly wantsBack: boolean;
  /** In which words, question by question. */
  readonly askedBack: readonly string[];
  /** Whether it answers a question of the other one's own. */
  readonly answers: boolean;
}

/** A concern with how it stands and what this turn does to it. */
interface Weighed {
  readonly concern: Concern;
  readonly state: ConcernState;
  readonly provokedBy: 'words' | 'act' | null;
  readonly isMet: boolean;
  readonly isWorsened: boolean;
  /** Whether all that it asks for was said before it was said itself. */
  readonly isAnswered: boolean;
}

/** An answer that goes past the concern is met with a doubt so often in a row. */
const MOST_STILL = 2;
/** So many turns a concern that was spoken of is what the talk is about. */
const ACTIVE = 2;
/** So many turns after something was told, what is said is an answer to it. */
const AT_ONCE = 1;
/** An answer has more words than a nod. */
const FEWEST_TOLD = 4;

export function stateOf({ state }: Draft, { id, settledBy }: Concern): ConcernState {
  return state.concerns[id] ?? { said: 0, at: 0, still: 0, met: settledBy.map(() => 0), settled: false };
}

export const concernsOf = ({ brief }: Draft) => brief.resisting?.concerns ?? [];

export const isOpen = ({ said, settled }: ConcernState) => said > 0 && !settled;

/** So many turns a refusal stands in the way of anything that is proposed. */
const UNFORGOTTEN = 5;

/** Whether something was refused lately and has not been settled. */
export function resists(draft: Draft): boolean {
  return concernsOf(draft).some((concern) => {
    const state = stateOf(draft, concern);
    return concern.kind === 'resistance' && isOpen(state) && draft.state.turn - state.at <= UNFORGOTTEN;
  });
}

/** Whether the talk may end well: nothing that was said is open, or the main thing is settled and nothing refused. */
export function isAtEase(draft: Draft): boolean {
  const all = concernsOf(draft).map((concern) => ({ concern, state: stateOf(draft, concern) }));
  const open = all.filter(({ state }) => isOpen(state));
  // A worry that was hinted at in vain does not undo what was won.
  const isWon = all[0]?.state.settled && !open.some(({ concern }) => concern.kind === 'resistance');
  return all.some(({ state }) => state.settled || state.answered) && (open.length === 0 || isWon === true);
}

/**
 * What a turn does to the other one's concerns, in this order: one that it addresses is settled, one that it makes
 * worse is met with a doubt, one that it provokes is said, and one that it goes past is said still to be there. True
 * where that was said. `brought` is what of it are not the other one's own words: those provoke nothing.
 */
export function weighConcerns(draft: Draft, approach: Approach, brought = approach.told): boolean {
  const breaths = breathsOf(approach.told);
  const anew = breathsOf(brought);
  const weighed = concernsOf(draft).map((concern) => weigh(draft, concern, approach, { breaths, anew }));
  const open = weighed.filter(({ concern }) => !stateOf(draft, concern).settled);
  if (settle(draft, open)) return true;
  // A goodbye brings up nothing any more.
  const isOver = approach.wantsBack || approach.acts.includes('goodbye');
  const isSaid =
    !isOver && (putOff(draft, open) || resist(draft, open, approach) || goOn(draft, open, approach));
  for (const each of open) countAsAnswered(draft, each);
  return isSaid;
}

/** Nobody holds against a proposal later on what it came with a reason for; what it provoked at once was said all the same. */
function countAsAnswered(draft: Draft, { concern, isAnswered }: Weighed): void {
  const state = stateOf(draft, concern);
  if (isAnswered && concern.kind === 'resistance' && state.said === 0)
    keep(draft, concern, { ...state, answered: true });
}

/** All that was told, and what of it was brought up anew. */
interface Heard {
  readonly breaths: readonly Breath[];
  readonly anew: readonly Breath[];
}

function weigh(draft: Draft, concern: Concern, approach: Approach, { breaths, anew }: Heard): Weighed {
  const before = stateOf(draft, concern);
  const { met, isWhole } = addressed(draft, concern, before, approach);
  const isAnswered = before.said === 0 && isWhole && names(concern, approach.told);
  // A worry is answered ahead by whoever foresees it.
  const isForeseen = isAnswered && concern.kind === 'worry' && foresees(bare(approach.told));
  const state = { ...before, met, ...(isForeseen ? { answered: true } : {}) };
  keep(draft, concern, state);
  const { acts, words } = concern.provokedBy;
  const isNamed = words.some((word) => placesOf(word, anew).length > 0);
  return {
    concern,
    state,
    isAnswered,
    // What has been answered already comes up no more by itself.
    provokedBy: state.answered
      ? null
      : isNamed
        ? 'words'
        : acts.some((act) => approach.acts.includes(act))
          ? 'act'
          : null,
    isMet:
      before.said > 0 &&
      isWhole &&
      (draft.state.empathy || !concern.needsEmpathy) &&
      // What was told of in passing is calmed by nothing that doesn't name it, but a worry at once.
      (before.inPassing !== true ||
        (concern.kind === 'worry' && draft.state.turn - before.at <= AT_ONCE) ||
        namesOutright(concern, approach.told)),
    isWorsened: concern.worsenedBy.some((phrase) =>
      placesOf(phrase, breaths).some((place) => !isTakenBack(place)),
    ),
  };
}

export function keep(draft: Draft, { id }: Concern, state: ConcernState): void {
  draft.set({ concerns: { ...draft.state.concerns, [id]: state } });
}

function settle(draft: Draft, open: readonly Weighed[]): boolean {
  const settled = open.filter(({ isMet, isWorsened }) => isMet && !isWorsened);
  for (const { concern, state } of settled) {
    keep(draft, concern, { ...state, settled: true, at: draft.state.turn });
    draft.trustBy(1);
    draft.say(`concern.${concern.id}.settled`, { en: concern.settled });
  }
  return settled.length > 0;
}

function putOff(draft: Draft, open: readonly Weighed[]): boolean {
  const hurt = open.find(({ state, isWorsened, provokedBy }) => isWorsened && (state.said > 0 || provokedBy));
  if (!hurt) return false;
  draft.trustBy(-1);
  if (hurt.state.said === 0) return sayNext(draft, hurt.concern);
  draft.sayFor('put_off');
  keep(draft, hurt.concern, { ...hurt.state, at: draft.state.turn });
  return true;
}

function resist(draft: Draft, open: readonly Weighed[], { leavesRoom, asks, comforts }: Approach): boolean {
  if (leavesRoom || !draft.state.opened) return false;
  const provoked = open.filter(({ provokedBy, concern }) =>
    // A question about something else brings up what it names, not what its other half may be.
    provokedBy === 'act' ? !asks && !(comforts && concern.kind === 'resistance') : provokedBy !== null,
  );
  const next = provoked.toSorted((a, b) => urgency(draft, b) - urgency(draft, a))[0];
  if (!next) return false;
  return sayNext(draft, next.concern) || sayStill(draft, next.concern);
}

/** What is named comes before what is only implied; then what the talk is about, then what was not said yet. */
function urgency(draft: Draft, { provokedBy, state }: Weighed): number {
  const isActive = state.said > 0 && draft.state.turn - state.at <= ACTIVE;
  return (provokedBy === 'words' ? 4 : 0) + (isActive ? 2 : 0) + (state.said === 0 ? 1 : 0);
}

/** The concern that was spoken of last is told more of when there is room, and held on to when it is gone past. */
function goOn(draft: Draft, open: readonly Weighed[], approach: Approach): boolean {
  const active = open
    .filter(({ state }) => state.said > 0 && draft.state.turn - state.at <= ACTIVE)
    .toSorted((a, b) => b.state.at - a.state.at)[0];
  if (!active || approach.answers || approach.checks) return false;
  const { comforts, leavesRoom, explores, asks, told } = approach;
  if (!asks && (comforts || leavesRoom)) return sayNext(draft, active.concern);
  if (asks || explores || told.split(' ').length < FEWEST_TOLD) return false;
  return active.state.at === draft.state.turn - 1 && sayStill(draft, active.concern);
}

export function sayNext(draft: Draft, concern: Concern): boolean {
  const state = stateOf(draft, concern);
  const text = concern.says[state.said];
  if (text === undefined || !draft.say(`concern.${concern.id}.says.${state.said}`, { en: text }))
    return false;
  keep(draft, concern, {
    ...state,
    said: state.said + 1,
    at: draft.state.turn,
    still: 0,
    inPassing: false,
  });
  return true;
}

function sayStill(draft: Draft, concern: Concern): boolean {
  const state = stateOf(draft, concern);
  const inRow = state.at === draft.state.turn - 1 ? state.still : 0;
  if (inRow >= MOST_STILL) return false;
  const used = draft.state.used[`still.${concern.id}`] ?? 0;
  const index = used % concern.still.length;
  const unit = `concern.${concern.id}.still.${index}`;
  if (draft.state.last.includes(unit) || !draft.say(unit, { en: concern.still[index]! })) return false;
  draft.set({ used: { ...draft.state.used, [`still.${concern.id}`]: used + 1 } });
  keep(draft, concern, { ...state, at: draft.state.turn, still: inRow + 1 });
  return true;
}
