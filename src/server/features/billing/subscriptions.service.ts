import type { Plan } from '#domain/billing/plans.ts';
import type { Db } from '../../db/client.ts';
import { expireEndedBuckets, grantCredits } from './credits.store.ts';
import { endBuckets, revokeBuckets } from './credits-end.store.ts';
import { insertPayment, type NewPayment, type Payment, updatePayment } from './payments.store.ts';
import { type NewSubscription, type Subscription, updateSubscription } from './subscriptions.store.ts';

/** What a subscription says of its plan, as it was sold. */
export function termsOf(plan: Plan): Pick<NewSubscription, PlanColumn> {
  return {
    planId: plan.id,
    planName: plan.name,
    priceCents: plan.priceCents,
    creditsAllocated: plan.credits,
    includesOet: plan.includesOet,
  };
}

type PlanColumn = 'planId' | 'planName' | 'priceCents' | 'creditsAllocated' | 'includesOet';

export interface PaidPeriod {
  readonly subscription: Pick<Subscription, 'id' | 'learnerId'>;
  readonly payment: Omit<NewPayment, 'learnerId' | 'subscriptionId' | 'unfit'>;
  readonly credits: number;
  /** When what it brings ends. */
  readonly endsAt: Date;
}

/** Stores a payment and grants what it brings, once, however often it is told. Whether it was new. */
export async function grantPaid(tx: Db, period: PaidPeriod): Promise<boolean> {
  const { subscription, payment, credits, endsAt } = period;
  const { id: subscriptionId, learnerId } = subscription;
  const paymentId = await insertPayment(tx, { ...payment, learnerId, subscriptionId });
  if (paymentId === null) return false;
  await grantCredits(tx, { learnerId, subscriptionId, paymentId, grantor: 'plan', amount: credits, endsAt });
  await updateSubscription(tx, subscriptionId, { paymentId: payment.providerId, paymentFailedAt: null });
  return true;
}

/** Ends a subscription now, with all the credits that it brought. */
export async function endNow(tx: Db, { id }: Pick<Subscription, 'id'>, now: Date): Promise<void> {
  await updateSubscription(tx, id, { endsAt: now, cancelledAt: now, nextPlanId: null });
  await endBuckets(tx, id, now);
  await expireEndedBuckets(tx, now);
}

export interface MoneyBack {
  readonly refundedCents: number;
  readonly disputed: boolean;
}

/**
 * Money that went back. All of it, or a dispute, takes along what is left of the credits and ends the subscription;
 * a part of it changes nothing else: that is between the operator and the learner.
 */
export async function takeBack(
  tx: Db,
  payment: Payment,
  { refundedCents, disputed }: MoneyBack,
  now: Date,
): Promise<void> {
  const isWhole = refundedCents >= payment.amountCents;
  const isKnown = payment.refundedCents >= refundedCents && (!disputed || payment.disputedAt !== null);
  if (isKnown) return;
  await updatePayment(tx, payment.id, {
    refundedCents,
    ...(isWhole && { refundedAt: now }),
    ...(disputed && { disputedAt: now }),
  });
  if (!isWhole && !disputed) return;
  await revokeBuckets(tx, payment.id, now);
  if (payment.subscriptionId) {
    await updateSubscription(tx, payment.subscriptionId, { endsAt: now, cancelledAt: now, nextPlanId: null });
  }
}
