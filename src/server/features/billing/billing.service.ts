import { TRIAL, trialEnd } from '#domain/billing/trial.ts';
import type { Db } from '../../db/client.ts';
import {
  expiredReservations,
  expireEndedBuckets,
  grantCredits,
  releaseReservation,
} from './credits.store.ts';
import { removeExpiredCalls } from './idempotency.store.ts';
import { insertSubscription } from './subscriptions.store.ts';

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

/** Releases what dead calls held, expires ended credits, forgets old answers. Safe to run anywhere, twice. */
export async function tidyBilling(db: Db, now: Date): Promise<void> {
  for (const id of await expiredReservations(db, now)) {
    await db.transaction((tx) => releaseReservation(tx, id));
  }
  await db.transaction((tx) => expireEndedBuckets(tx, now));
  await removeExpiredCalls(db, now);
}
