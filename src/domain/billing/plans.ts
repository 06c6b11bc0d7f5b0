/** What is sold, as the operator's file says it. Money is integer cents of US dollars. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  /** Calendar months only, so far. */
  readonly frequency: 'month';
  /** Of one period. */
  readonly credits: number;
  readonly includesOet: boolean;
  readonly featuresIncluded: readonly string[];
  readonly featuresExcluded: readonly string[];
  /** What Stripe calls it. */
  readonly stripe?: { readonly price: string; readonly paymentLink: string } | undefined;
}

/** What every sign-up starts with: no card, and it ends by itself. */
export interface Trial {
  readonly name: string;
  readonly days: number;
  readonly credits: number;
  readonly includesOet: boolean;
}

/** The first moment after a trial that starts now. */
export function trialEnd({ days }: Pick<Trial, 'days'>, start: Date): Date {
  return new Date(start.getTime() + days * 24 * 3_600_000);
}

/**
 * The end of the period that begins at `start`: the same day of the next month, or its last day where it has none such.
 * `anchor` is when the first period began, so that the 31st is the 31st again after February. UTC.
 */
export function periodEnd(start: Date, anchor: Date): Date {
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = new Date(start);
  // By the first, as a day that the month doesn't have would spill into the one after.
  end.setUTCDate(1);
  end.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return end;
}
