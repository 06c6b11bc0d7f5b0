import type { KeyPoint } from '#domain/practice/complex/brief.ts';
import type { Draft } from './draft.ts';

/** The points that were made in this turn have been answered. */
export function countAsTakenUp(draft: Draft): void {
  const takenUp = [...(draft.state.takenUp ?? []), ...draft.fresh.map(({ id }) => id)];
  draft.set({ takenUp: [...new Set(takenUp)] });
}

/** The key points of a case that were made and that the patient has words of her own for. */
export const pointsWithWords = ({ brief, state }: Draft): KeyPoint[] =>
  (brief.keyPoints ?? []).filter(({ id, back }) => back !== undefined && id in state.explainedAt);
