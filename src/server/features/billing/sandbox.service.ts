import { type Plan, periodEnd } from '#domain/billing/plans.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { readReference } from './reference.ts';
import { endNow, grantPaid, termsOf } from './subscriptions.service.ts';
import {
  findRunning,
  insertSubscription,
  lockSubscription,
  lockSubscriptionsOf,
  renewingBy,
  type Subscription,
  updateSubscription,
} from './subscriptions.store.ts';

type SandboxDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'offers' | 'billing'>;

export interface SandboxCheckout {
  readonly plan: Plan;
  readonly state: 'open' | 'expired' | 'subscribed';
}

/** The checkout of a token. null: it is none, or another's. */
export async function sandboxCheckout(
  deps: SandboxDeps,
  learnerId: string,
  token: string,
): Promise<SandboxCheckout | null> {
  const now = deps.clock.now();
  const reference = ownReference(deps, learnerId, 'checkout', token);
  const plan = deps.offers.plans.find(({ id }) => id === reference?.planId);
  if (!reference || !plan) return null;
  const running = await paidBy(deps.db, learnerId, now);
  if (running) return { plan, state: 'subscribed' };
  return { plan, state: reference.expiresAt > now ? 'open' : 'expired' };
}

function ownReference(
  { settings, billing }: SandboxDeps,
  learnerId: string,
  use: 'checkout' | 'portal',
  token: string,
) {
  if (billing.id !== 'sandbox') return null;
  const reference = readReference(settings.jwtSecrets, use, token);
  return reference?.learnerId === learnerId ? reference : null;
}

async function paidBy(db: Db, learnerId: string, now: Date): Promise<Subscription | null> {
  const running = await findRunning(db, learnerId, now);
  return running && running.provider !== 'trial' ? running : null;
}

export interface SandboxPortal {
  /** null: it has ended. */
  readonly subscription: Subscription | null;
  readonly plans: readonly Plan[];
}

/** The portal of a token. null: it is none, has expired, or is another's. */
export async function sandboxPortal(
  deps: SandboxDeps,
  learnerId: string,
  token: string,
): Promise<SandboxPortal | null> {
  const now = deps.clock.now();
  const reference = ownReference(deps, learnerId, 'portal', token);
  if (!reference || reference.expiresAt <= now) return null;
  return { subscription: await paidBy(deps.db, learnerId, now), plans: deps.offers.plans };
}

/** Takes the plan of a checkout, in the caller's transaction. */
export async function subscribeInSandbox(
  tx: Db,
  deps: SandboxDeps,
  { learnerId, token }: { readonly learnerId: string; readonly token: string },
): Promise<'expired' | 'subscribed' | null> {
  const now = deps.clock.now();
  await lockSubscriptionsOf(tx, learnerId);
  const checkout = await sandboxCheckout({ ...deps, db: tx }, learnerId, token);
  if (checkout?.state !== 'open') return checkout?.state ?? 'expired';
  const { plan } = checkout;
  const endsAt = periodEnd(now, now);
  const id = await insertSubscription(tx, {
    learnerId,
    ...termsOf(plan),
    startsAt: now,
    endsAt,
    provider: 'sandbox',
    providerId: crypto.randomUUID(),
  });
  await grantPaid(tx, paidNow({ id, learnerId }, plan, { now, endsAt, providerId: crypto.randomUUID() }));
  return null;
}

interface Period {
  readonly now: Date;
  readonly endsAt: Date;
  readonly providerId: string;
}

function paidNow(
  subscription: Pick<Subscription, 'id' | 'learnerId'>,
  plan: Plan,
  { now, endsAt, providerId }: Period,
) {
  const { priceCents: amountCents, id: planId, credits } = plan;
  const payment = {
    provider: 'sandbox',
    providerId,
    planId,
    amountCents,
    currency: 'usd',
    paidAt: now,
  } as const;
  return { subscription, payment, credits, endsAt };
}

export type PortalAct =
  | { readonly act: 'change'; readonly planId: string }
  | { readonly act: 'cancel' }
  | { readonly act: 'resume' }
  | { readonly act: 'expire' };

export type PortalRefusal = 'ended' | 'cancelled' | 'unknown_plan';

/** Does what the portal offers, in the caller's transaction. Why it was refused, or null. */
export async function manageInSandbox(
  tx: Db,
  deps: SandboxDeps,
  { learnerId, token, ...act }: { readonly learnerId: string; readonly token: string } & PortalAct,
): Promise<PortalRefusal | null> {
  const now = deps.clock.now();
  await lockSubscriptionsOf(tx, learnerId);
  const portal = await sandboxPortal({ ...deps, db: tx }, learnerId, token);
  const running = portal?.subscription;
  if (running?.provider !== 'sandbox') return 'ended';
  if (act.act === 'expire') await endNow(tx, running, now);
  if (act.act === 'cancel') await updateSubscription(tx, running.id, { cancelledAt: now, nextPlanId: null });
  if (act.act === 'resume') await updateSubscription(tx, running.id, { cancelledAt: null });
  return act.act === 'change' ? change(tx, deps, running, act.planId) : null;
}

/** A dearer plan begins at once, with a period and credits of its own, a cheaper one at the end of what is paid. */
async function change(
  tx: Db,
  { clock, offers }: SandboxDeps,
  running: Subscription,
  planId: string,
): Promise<PortalRefusal | null> {
  const plan = offers.plans.find(({ id }) => id === planId);
  if (!plan) return 'unknown_plan';
  if (running.cancelledAt) return 'cancelled';
  if (plan.id === running.planId || plan.priceCents <= running.priceCents) {
    await updateSubscription(tx, running.id, { nextPlanId: plan.id === running.planId ? null : plan.id });
    return null;
  }
  const now = clock.now();
  await beginPeriod(tx, running, plan, { now, endsAt: periodEnd(now, now), providerId: crypto.randomUUID() });
  await updateSubscription(tx, running.id, { startsAt: now });
  return null;
}

/** The credits of the period before stay until they end by themselves. */
async function beginPeriod(tx: Db, running: Subscription, plan: Plan, period: Period): Promise<void> {
  await updateSubscription(tx, running.id, { ...termsOf(plan), endsAt: period.endsAt, nextPlanId: null });
  await grantPaid(tx, paidNow(running, plan, period));
}

/** The job looks once a minute: what would end before it looks again is renewed now. */
const AHEAD_MS = 90_000;

/** Renews what goes on, each period once. Safe to run anywhere, twice. */
export async function renewInSandbox({ db, clock, offers, billing }: Omit<SandboxDeps, 'settings'>) {
  if (billing.id !== 'sandbox') return;
  const now = clock.now();
  const by = new Date(now.getTime() + AHEAD_MS);
  for (const id of await renewingBy(db, by)) {
    await db.transaction(async (tx) => {
      const due = await lockSubscription(tx, id);
      if (!due || due.cancelledAt || due.endsAt > by) return;
      const plan = offers.plans.find((each) => each.id === (due.nextPlanId ?? due.planId));
      // What is no longer sold ends.
      if (!plan) return updateSubscription(tx, id, { cancelledAt: now });
      const next = periodEnd(due.endsAt, due.startsAt);
      // After a long rest of the server the new period begins now: nobody pays for time in which nothing ran.
      const endsAt = next > now ? next : periodEnd(now, now);
      await beginPeriod(tx, due, plan, { now, endsAt, providerId: `${id}:${due.endsAt.toISOString()}` });
    });
  }
}
