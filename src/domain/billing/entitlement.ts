/** A period of a plan. `endsAt` is the first moment outside it. */
export interface SubscriptionPeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly includesOet: boolean;
}

/** What a call may need of a plan besides that it runs. */
export type Entitlement = 'oet';

export type EntitlementRefusal = 'SUB_001' | 'SUB_003' | 'SUB_004';

/**
 * Whether paid calls are open: SUB_001 when there never was a subscription, SUB_003 when all have ended, SUB_004 when
 * none that runs includes what is needed.
 */
export function entitlementRefusal(
  periods: readonly SubscriptionPeriod[],
  needed: Entitlement | null,
  now: Date,
): EntitlementRefusal | null {
  if (periods.length === 0) return 'SUB_001';
  const running = periods.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  if (running.length === 0) return 'SUB_003';
  if (needed === 'oet' && !running.some(({ includesOet }) => includesOet)) return 'SUB_004';
  return null;
}
