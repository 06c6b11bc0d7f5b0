import type { RolePlayTurn } from '#domain/oet/speaking/assessment.ts';
import { severalLines } from './model-text.ts';
import { withoutOrders } from './orders.ts';

/** A turn as a model is shown it. */
export interface ShownTurn {
  readonly turn: number;
  readonly speaker: 'candidate' | 'partner';
  /** Whether the words are the speaker's own: a recognised turn shows what was asked, not how. */
  readonly verbatim: boolean;
  readonly text: string;
}

/**
 * What a model is shown of a conversation: without what can't be seen, and without the candidate's sentences and
 * brackets that speak to whoever marks. The rules read it whole.
 */
export function shownTurns(turns: readonly RolePlayTurn[]): ShownTurn[] {
  return turns
    .map(({ number, role, text, source }): ShownTurn => {
      const isCandidate = role === 'doctor';
      const lines = severalLines(text).replaceAll('\n', ' ');
      return {
        turn: number,
        speaker: isCandidate ? 'candidate' : 'partner',
        verbatim: isCandidate && source !== 'recognised',
        text: isCandidate ? withoutOrders(lines) : lines,
      };
    })
    .filter(({ text }) => text !== '');
}
