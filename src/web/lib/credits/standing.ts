import type { CreditStanding } from '#domain/billing/warning.ts';

/** What a learner has, as far as this tab knows. */
export interface Standing extends CreditStanding {
  readonly plan:
    | (NonNullable<CreditStanding['plan']> & { readonly name: string; readonly isTrial: boolean })
    | null;
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
