/** A period of a plan. `endsAt` is the first moment outside it. */
export interface SubscriptionPeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export type EntitlementRefusal = 'SUB_001' | 'SUB_003';

/** Whether paid calls are open: SUB_001 when there never was a subscription, SUB_003 when all have ended. */
export function entitlementRefusal(
  periods: readonly SubscriptionPeriod[],
  now: Date,
): EntitlementRefusal | null {
  if (periods.length === 0) return 'SUB_001';
  return periods.some(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ? null : 'SUB_003';
}
