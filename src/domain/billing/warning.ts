/** So few credits are worth a word: about as many as a short practice takes. */
export const FEW_CREDITS = 20;

/** So many days before its end is a plan worth a word that isn't renewed. */
const LAST_DAYS = 3;

const DAY_MS = 24 * 3_600_000;

export interface CreditStanding {
  readonly amount: number;
  /** null: none runs. */
  readonly plan: {
    /** ISO 8601. */
    readonly endsAt: string;
    /** Whether it goes on by itself at its end. */
    readonly renews: boolean;
  } | null;
}

export type CreditWarning =
  | { readonly kind: 'few'; readonly amount: number }
  | { readonly kind: 'ending'; readonly days: number };

/** Days until then, begun ones whole; 0 where it is over. `end`: ISO 8601. */
export function daysUntil(end: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / DAY_MS));
}

/** What a learner should know before it happens: that her plan or her credits come to their end. What is over is told where it stops her. */
export function creditWarning({ amount, plan }: CreditStanding, now: Date): CreditWarning | null {
  if (plan === null || amount === 0) return null;
  const days = daysUntil(plan.endsAt, now);
  if (!plan.renews && days <= LAST_DAYS) return { kind: 'ending', days };
  return amount <= FEW_CREDITS ? { kind: 'few', amount } : null;
}
