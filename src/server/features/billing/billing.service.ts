import { type Trial, trialEnd } from '#domain/billing/plans.ts';
import type { Db } from '../../db/client.ts';
import { deleteGoneOwners } from './call-owners.store.ts';
import { type Asking, deleteOldAnswers } from './calls.store.ts';
import { expireEndedBuckets, grantCredits } from './credits.store.ts';
import { releaseAbandonedCalls } from './paid-calls.ts';
import { insertSubscription } from './subscriptions.store.ts';

export interface TrialStart {
  readonly learnerId: string;
  readonly trial: Trial;
  readonly now: Date;
}

/** Starts the trial, in the transaction that creates the learner. */
export async function startTrial(tx: Db, { learnerId, trial, now }: TrialStart): Promise<void> {
  const endsAt = trialEnd(trial, now);
  const subscriptionId = await insertSubscription(tx, {
    learnerId,
    planId: 'trial',
    planName: trial.name,
    priceCents: 0,
    includesOet: trial.includesOet,
    creditsAllocated: trial.credits,
    startsAt: now,
    endsAt,
  });
  const { credits } = trial;
  if (credits > 0)
    await grantCredits(tx, { learnerId, subscriptionId, amount: credits, endsAt, grantor: 'trial' });
}

/** Releases what dead calls held, expires ended credits, forgets old answers. Safe to run anywhere, twice. */
export async function tidyBilling(db: Db, asking: Asking): Promise<void> {
  await releaseAbandonedCalls(db, asking);
  await db.transaction((tx) => expireEndedBuckets(tx, asking.now));
  await deleteOldAnswers(db, asking.now);
  await deleteGoneOwners(db);
}
