/** What every sign-up starts with: no card, and it ends by itself. */
export const TRIAL = {
  planId: 'trial',
  planName: 'Trial',
  priceCents: 0,
  includesOet: true,
  days: 14,
} as const;

export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + TRIAL.days * 24 * 3_600_000);
}
