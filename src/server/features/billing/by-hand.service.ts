import type { Deps } from '../../deps.ts';
import { insertAct } from './acts.store.ts';
import { grantCredits } from './credits.store.ts';
import { findPayment, lockPayment, type Payment } from './payments.store.ts';
import { takeBack } from './subscriptions.service.ts';

type HandDeps = Pick<Deps, 'db' | 'clock' | 'billing'>;

export interface GrantByHand {
  readonly learnerId: string;
  readonly credits: number;
  /** How long they last. */
  readonly days: number;
  readonly reason: string;
}

/** Grants credits that no plan brought, and writes down that it was done. */
export async function grantByHand(
  { db, clock }: HandDeps,
  { learnerId, credits, days, reason }: GrantByHand,
): Promise<void> {
  const endsAt = new Date(clock.now().getTime() + days * 86_400_000);
  await db.transaction(async (tx) => {
    await grantCredits(tx, { learnerId, subscriptionId: null, grantor: 'operator', amount: credits, endsAt });
    await insertAct(tx, { act: 'grant', learnerId, details: { credits, days }, reason });
  });
}

/**
 * Gives all of a payment back. The provider first, who does it once however often it is asked; so one that broke off
 * can be done again. elsewhere: a provider has it that isn't the one that is set.
 */
export async function refundByHand(
  { db, clock, billing }: HandDeps,
  { providerId, reason }: { readonly providerId: string; readonly reason: string },
): Promise<Payment | 'unknown' | 'elsewhere'> {
  const known = await findPayment(db, providerId);
  if (!known) return 'unknown';
  if (known.provider !== billing.id) return 'elsewhere';
  await billing.refund(providerId);
  return db.transaction(async (tx) => {
    const payment = (await lockPayment(tx, known.provider, providerId))!;
    const { amountCents, learnerId } = payment;
    await takeBack(tx, payment, { refundedCents: amountCents, disputed: false }, clock.now());
    await insertAct(tx, {
      act: 'refund',
      learnerId,
      details: { paymentId: providerId, amountCents },
      reason,
    });
    return payment;
  });
}
