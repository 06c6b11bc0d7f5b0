/** What a learner has, as far as this tab knows. */
export interface Standing {
  /** Credits that can be spent. */
  readonly amount: number;
  /** null: none runs. */
  readonly plan: RunningPlan | null;
}

export interface RunningPlan {
  readonly name: string;
  /** In dollars; nothing for the trial. */
  readonly price: number;
  /** ISO 8601. */
  readonly endsAt: string;
  readonly isCancelled: boolean;
}

/*
 * One for the whole page, the header among it: every answer that has spent credits says what is left, so that nobody
 * has to ask after each.
 */
let known: Standing | null = null;
const listeners = new Set<() => void>();

/** null: not asked yet. */
export function standing(): Standing | null {
  return known;
}

export function subscribeToStanding(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteStanding(answered: Standing | null): void {
  known = answered;
  for (const listener of listeners) listener();
}

/** Credits were spent; the plan is as it was. */
export function noteBalance(amount: number): void {
  if (known) noteStanding({ ...known, amount });
}
