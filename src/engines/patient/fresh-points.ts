import type { Draft } from './draft.ts';

/** The points that were made in this turn have been answered. */
export function countAsTakenUp(draft: Draft): void {
  const takenUp = [...(draft.state.takenUp ?? []), ...draft.fresh.map(({ id }) => id)];
  draft.set({ takenUp: [...new Set(takenUp)] });
}
