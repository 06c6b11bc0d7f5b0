import type { UnfitReason } from '#domain/billing/payments.ts';
import type { Plan } from '#domain/billing/plans.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { ProviderFacts, ProviderPayment, ProviderSubscription } from '../../ports/billing-provider.ts';
import { keepCustomer } from './customers.store.ts';
import { insertPayment, lockPayment } from './payments.store.ts';
import { readReference } from './reference.ts';
import { grantPaid, takeBack, termsOf } from './subscriptions.service.ts';
import {
  findRunning,
  insertSubscription,
  isLearner,
  lockByProvider,
  lockSubscriptionsOf,
  type Subscription,
  updateSubscription,
} from './subscriptions.store.ts';

type FactDeps = Pick<Deps, 'clock' | 'settings' | 'offers'>;

/** A renewal is told a while after the period began: until then the credits of the one before last on. */
const LATE_MS = 3 * 3_600_000;

/** Writes down what is true of a subscription. The same again, or in another order, comes to the same. */
export async function writeDown(
  tx: Db,
  deps: FactDeps,
  { subscription: told, moneyBack }: ProviderFacts,
): Promise<void> {
  const own = (await lockByProvider(tx, 'stripe', told.id)) ?? (await begin(tx, deps, told));
  if (typeof own === 'string') await keepUnfit(tx, told, own);
  else if (own) await bringUpToDate(tx, deps, own, told);
  if (!moneyBack) return;
  const payment = await lockPayment(tx, 'stripe', moneyBack.paymentId);
  if (payment) await takeBack(tx, payment, moneyBack, deps.clock.now());
}

/** The subscription of somebody who has just paid, why it fits nobody, or null: nothing was paid yet. */
async function begin(
  tx: Db,
  deps: FactDeps,
  told: ProviderSubscription,
): Promise<Subscription | UnfitReason | null> {
  if (told.payments.length === 0) return null;
  const now = deps.clock.now();
  const learnerId = await payerOf(tx, deps, told);
  if (typeof learnerId !== 'object') return learnerId;
  const plan = planOf(deps, told.planId);
  if (!plan) return 'unknown_plan';
  await lockSubscriptionsOf(tx, learnerId.id);
  const running = await findRunning(tx, learnerId.id, now);
  if (running && running.provider !== 'trial') return 'already_subscribed';
  await keepCustomer(tx, { id: told.customerId, learnerId: learnerId.id });
  await insertSubscription(tx, {
    learnerId: learnerId.id,
    ...termsOf(plan),
    // The provider's clock may be ahead of ours.
    startsAt: new Date(Math.min(now.getTime(), told.openedAt.getTime())),
    endsAt: told.endsAt,
    provider: 'stripe',
    providerId: told.id,
  });
  return (await lockByProvider(tx, 'stripe', told.id)) ?? null;
}

async function payerOf(
  tx: Db,
  { settings }: FactDeps,
  { reference, openedAt }: ProviderSubscription,
): Promise<{ readonly id: string } | UnfitReason> {
  if (reference === null) return 'no_reference';
  const read = readReference(settings.jwtSecrets, 'checkout', reference);
  if (!read || read.expiresAt < openedAt) return 'bad_reference';
  return (await isLearner(tx, read.learnerId)) ? { id: read.learnerId } : 'no_account';
}

function planOf({ offers }: Pick<FactDeps, 'offers'>, planId: string | null): Plan | undefined {
  return offers.plans.find(({ id }) => id === planId);
}

async function keepUnfit(tx: Db, told: ProviderSubscription, unfit: UnfitReason): Promise<void> {
  for (const payment of told.payments) await insertPayment(tx, { ...paymentOf(payment), unfit });
}

function paymentOf({ id, planId, amountCents, currency, paidAt }: ProviderPayment) {
  return { provider: 'stripe', providerId: id, planId, amountCents, currency, paidAt } as const;
}

async function bringUpToDate(
  tx: Db,
  deps: FactDeps,
  own: Subscription,
  told: ProviderSubscription,
): Promise<void> {
  const now = deps.clock.now();
  const plan = planOf(deps, told.planId);
  if (plan) await updateSubscription(tx, own.id, termsOf(plan));
  // Money that went back has ended it: what is paid again begins anew, with a payment of its own.
  const wasTakenBack = own.cancelledAt !== null && own.endsAt <= now;
  const isNew = await grantAll(tx, deps, own, told);
  if (wasTakenBack && !isNew) return;
  await updateSubscription(tx, own.id, {
    endsAt: endOf(told),
    cancelledAt: told.isCancelled || told.state === 'ended' ? (own.cancelledAt ?? now) : null,
    paymentFailedAt: told.state === 'owed' ? (own.paymentFailedAt ?? now) : null,
  });
}

/** While a payment is owed, what was paid for still stands and nothing more. */
function endOf({ state, endsAt, payments }: ProviderSubscription): Date {
  if (state !== 'owed') return endsAt;
  return new Date(Math.max(...payments.map((payment) => payment.endsAt.getTime())));
}

/** Whether there was a payment that was not known. */
async function grantAll(
  tx: Db,
  deps: FactDeps,
  own: Subscription,
  { payments }: ProviderSubscription,
): Promise<boolean> {
  let isNew = false;
  const inTurn = [...payments].sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  for (const payment of inTurn) {
    const plan = planOf(deps, payment.planId);
    const granted = plan
      ? await grantPaid(tx, {
          subscription: own,
          payment: paymentOf(payment),
          credits: Math.ceil(plan.credits * payment.share),
          endsAt: new Date(payment.endsAt.getTime() + LATE_MS),
        })
      : (await insertPayment(tx, { ...paymentOf(payment), unfit: 'unknown_plan' })) !== null;
    isNew ||= granted;
  }
  return isNew;
}
