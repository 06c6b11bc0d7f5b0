import type { Plan } from '#domain/billing/plans.ts';
import type { Deps } from '../../deps.ts';
import { customerOf } from './customers.store.ts';
import { CHECKOUT_MS, PORTAL_MS, signReference } from './reference.ts';
import { findRunning } from './subscriptions.store.ts';

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'offers' | 'billing'>;

export interface OfferedPlan extends Plan {
  readonly paymentLink: string;
}

/** Where somebody who has a plan manages it. */
const MANAGE = '/settings/subscription';

/** The plans with where each is bought: by sign-up, at the checkout, or, with a plan already, where that is managed. */
export async function offeredPlans(deps: PlanDeps, learnerId: string | null): Promise<OfferedPlan[]> {
  const link = await linkFor(deps, learnerId);
  return deps.offers.plans.map((plan) => ({ ...plan, paymentLink: link(plan) }));
}

async function linkFor(deps: PlanDeps, learnerId: string | null): Promise<(plan: Plan) => string> {
  const { db, clock, settings, billing } = deps;
  const now = clock.now();
  if (!learnerId) return ({ id }) => `/signup?plan=${encodeURIComponent(id)}`;
  const running = await findRunning(db, learnerId, now);
  if (running && running.provider !== 'trial') return () => MANAGE;
  const expiresAt = new Date(now.getTime() + CHECKOUT_MS);
  return (plan) => {
    const reference = { use: 'checkout', learnerId, planId: plan.id, expiresAt } as const;
    return billing.checkoutAddress({ plan, reference: signReference(settings.jwtSecrets, reference) });
  };
}

/** Where the learner manages what she pays for, or why there is nothing to manage. Errors: SRV_002. */
export async function openPortal(
  deps: PlanDeps,
  learnerId: string,
): Promise<{ readonly url: string } | 'trial' | 'none'> {
  const { db, clock, settings, billing } = deps;
  const now = clock.now();
  const running = await findRunning(db, learnerId, now);
  const customerId = await customerOf(db, learnerId);
  const isPaid = running !== undefined && running.provider !== 'trial';
  // Who once paid finds her invoices there.
  if (!isPaid && customerId === null) return running ? 'trial' : 'none';
  // A plan of the sandbox, from before there was a provider.
  if (billing.id === 'stripe' && customerId === null) return 'none';
  const expiresAt = new Date(now.getTime() + PORTAL_MS);
  const reference = { use: 'portal', learnerId, planId: '', expiresAt } as const;
  return {
    url: await billing.openPortal({ reference: signReference(settings.jwtSecrets, reference), customerId }),
  };
}
