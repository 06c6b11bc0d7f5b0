import { TRIAL, trialEnd } from '#domain/billing/trial.ts';
import type { Db } from '../../db/client.ts';
import { deleteGoneOwners } from './call-owners.store.ts';
import { type Asking, deleteOldAnswers } from './calls.store.ts';
import { expireEndedBuckets, grantCredits } from './credits.store.ts';
import { releaseAbandonedCalls } from './paid-calls.ts';
import { hasRenewingPlan, insertSubscription } from './subscriptions.store.ts';

export interface TrialStart {
  readonly learnerId: string;
  readonly credits: number;
  readonly now: Date;
}

/** Starts the trial, in the transaction that creates the learner. */
export async function startTrial(tx: Db, { learnerId, credits, now }: TrialStart): Promise<void> {
  const endsAt = trialEnd(now);
  const subscriptionId = await insertSubscription(tx, {
    learnerId,
    planId: TRIAL.planId,
    planName: TRIAL.planName,
    priceCents: TRIAL.priceCents,
    includesOet: TRIAL.includesOet,
    creditsAllocated: credits,
    startsAt: now,
    endsAt,
  });
  if (credits > 0) await grantCredits(tx, { learnerId, subscriptionId, amount: credits, endsAt });
}

/** Whether the learner has a plan that would go on being charged. */
export function isPlanRenewing(db: Db, learnerId: string, now: Date): Promise<boolean> {
  return hasRenewingPlan(db, learnerId, now);
}

/** Releases what dead calls held, expires ended credits, forgets old answers. Safe to run anywhere, twice. */
export async function tidyBilling(db: Db, asking: Asking): Promise<void> {
  await releaseAbandonedCalls(db, asking);
  await db.transaction((tx) => expireEndedBuckets(tx, asking.now));
  await deleteOldAnswers(db, asking.now);
  await deleteGoneOwners(db);
}
