import type { Act } from '#domain/practice/complex/acts.ts';
import { concernsOf, isAtEase, resists, stateOf } from './concerns.ts';
import type { Draft } from './draft.ts';

/** Nods, and doubts that the closing speaks of anyway. */
const LEFT_OUT = /^talk\.|^concern\..*\.(?:still|says)\./;

/**
 * Brings a role-play to its end: when the candidate says goodbye, or when its time is nearly over and nothing is asked
 * that wants an answer.
 */
export function endTalk(draft: Draft, acts: readonly Act[], wasAsked: boolean): void {
  const { resisting } = draft.brief;
  const says = acts.includes('goodbye');
  if (!resisting || draft.state.closed || (!says && (!draft.scene.isLate || wasAsked))) return;
  const kind = isAtEase(draft) ? 'settled' : 'unsettled';
  // A goodbye is answered by the closing alone.
  const kept = draft.lines.filter(({ unit }) => !LEFT_OUT.test(unit));
  draft.lines.splice(0, draft.lines.length, ...kept.slice(0, 1));
  // Whoever refuses nothing and has said the plan back, or was won over, does not part at odds.
  const isWon = concernsOf(draft).some((concern) => stateOf(draft, concern).settled);
  const agrees = kind === 'unsettled' && !resists(draft) && (isWon || draft.state.givenBack.length > 0);
  if (agrees) draft.sayFor('goodbye');
  else draft.say(`closing.${kind}`, { en: resisting.closing[kind] });
  draft.set({ closed: true, pending: null });
}
