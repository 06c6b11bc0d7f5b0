import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stripeBilling } from '../../adapters/stripe/billing-provider.ts';
import { billingEvents, creditBuckets, payments, subscriptions } from '../../db/schema/billing.ts';
import { learners } from '../../db/schema/learners.ts';
import { type Buyer, buyerOf } from '../../testing/buyers.ts';
import { aLearner } from '../../testing/learners.ts';
import {
  type SignedEvent,
  type StripeServer,
  startStripeServer,
  WEBHOOK_SECRET,
} from '../../testing/stripe-server.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { isPlanRenewing } from './billing.service.ts';
import { refundByHand } from './by-hand.service.ts';
import { handleEvents } from './events.service.ts';
import { unfitPayments } from './payments.store.ts';

let stripe: StripeServer;
let server: TestServer;
let ana: Buyer;

beforeAll(async () => {
  stripe = await startStripeServer();
  server = await startTestServer({
    trialCredits: 20,
    billing: (shop) =>
      stripeBilling({
        ...shop,
        secretKey: 'sk_test_1',
        apiUrl: stripe.apiUrl,
        webhookSecrets: ['whsec_new', WEBHOOK_SECRET],
        returnUrl: 'https://bedside.example/settings/subscription',
      }),
  });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  stripe.fails = false;
  server.time = new Date('2026-03-01T08:00:00Z');
  ana = buyerOf(server, await aLearner(server));
});

const DAY = 86_400_000;
const later = (ms: number) => new Date(server.time.getTime() + ms);
const db = () => server.database.db;

async function reference(planId = 'basic', buyer = ana): Promise<string> {
  const { allPlans } = await buyer.ask('{ allPlans { id paymentLink } }');
  const { paymentLink } = allPlans.find(({ id }: { id: string }) => id === planId);
  return new URL(paymentLink).searchParams.get('client_reference_id')!;
}

const buy = async (planId = 'basic') =>
  stripe.buy({ planId, reference: await reference(planId), at: server.time });

async function post({ body, signature }: Pick<SignedEvent, 'body' | 'signature'>): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    headers,
    payload: body,
  });
  return statusCode;
}

const event = (type: string, subscriptionId: string) =>
  stripe.event(type, subscriptionId, { at: server.time });

/** What Stripe tells is delivered and handled. */
async function tell(subscriptionId: string, ...types: string[]): Promise<void> {
  for (const type of types) expect(await post(event(type, subscriptionId))).toBe(200);
  await handleEvents(server.deps);
}

const BOUGHT = ['checkout.session.completed', 'customer.subscription.updated', 'invoice.paid'];

describe('a payment link', () => {
  it("carries the account and the plan, as Stripe's field takes them", async () => {
    const { allPlans } = await ana.ask('{ allPlans { id paymentLink } }');
    const url = new URL(allPlans[1].paymentLink);
    expect(url.origin + url.pathname).toBe('https://buy.stripe.test/professional');
    expect(url.searchParams.get('client_reference_id')).toMatch(/^[\w-]{1,200}$/);
  });
});

describe('a purchase', () => {
  it('begins a subscription with its credits', async () => {
    await tell(await buy('professional'), ...BOUGHT);
    expect(await ana.subscription()).toMatchObject({
      planId: 'professional',
      isTrial: false,
      endDate: '2026-03-31T08:00:00.000Z',
      isCancelled: false,
    });
    expect((await ana.subscription()).paymentId).toMatch(/^in_/);
    expect(await ana.balance()).toBe(3020);
  });

  it('grants once, whatever is told, how often and in which order', async () => {
    const deliveries = fc.shuffledSubarray([0, 1, 2, 0, 1, 2, 0, 1, 2, 0], { minLength: 3, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(deliveries, fc.boolean(), async (order, atOnce) => {
        await emptyDatabase(db());
        ana = buyerOf(server, await aLearner(server));
        const id = await buy();
        const events = BOUGHT.map((type) => event(type, id));
        for (const index of order) await post(events[index]!);
        if (atOnce) await Promise.all([1, 2, 3].map(() => handleEvents(server.deps)));
        for (const index of order) await post(events[index]!);
        await handleEvents(server.deps);
        return (await ana.balance()) === 1020 && (await db().select().from(payments)).length === 1;
      }),
      { numRuns: 12 },
    );
  });

  it('is kept before it is handled, and handled when Stripe answers again', async () => {
    stripe.fails = true;
    await tell(await buy(), 'invoice.paid');
    const [kept] = await db().select().from(billingEvents);
    expect(kept).toMatchObject({ kind: 'invoice', handledAt: null, attempts: 1 });
    expect(kept!.failure).toBe('SRV_002');
    stripe.fails = false;
    await handleEvents(server.deps);
    expect(await ana.balance()).toBe(20);
    server.time = later(60_000);
    await handleEvents(server.deps);
    expect(await ana.balance()).toBe(1020);
  }, 60_000);

  it('counts whatever the clocks of the two say', async () => {
    const id = stripe.buy({ planId: 'basic', reference: await reference(), at: later(90_000) });
    await tell(id, ...BOUGHT);
    expect((await ana.subscription()).planId).toBe('basic');
  });
});

describe('a webhook', () => {
  it('takes what any of its secrets has signed', async () => {
    const id = await buy();
    expect(await post(stripe.event('invoice.paid', id, { at: server.time, secret: 'whsec_new' }))).toBe(200);
  });

  it('refuses what is not signed, signed by somebody else, changed or long past, and keeps nothing of it', async () => {
    const id = await buy();
    const signed = event('invoice.paid', id);
    expect(await post({ ...signed, signature: '' })).toBe(400);
    expect(await post({ ...signed, body: `${signed.body} ` })).toBe(400);
    expect(await post(stripe.event('invoice.paid', id, { at: server.time, secret: 'whsec_other' }))).toBe(
      400,
    );
    expect(await post(stripe.event('invoice.paid', id, { at: later(-6 * 60_000) }))).toBe(400);
    expect(await db().select().from(billingEvents)).toEqual([]);
  });

  it('bears clocks that differ by minutes', async () => {
    const id = await buy();
    expect(await post(stripe.event('invoice.paid', id, { at: later(-4 * 60_000) }))).toBe(200);
    expect(await post(stripe.event('invoice.paid', id, { at: later(4 * 60_000) }))).toBe(200);
  });

  it('keeps nothing of events that say nothing to us', async () => {
    expect(await post(event('customer.created', await buy()))).toBe(200);
    expect(await db().select().from(billingEvents)).toEqual([]);
  });

  it('keeps nothing of anybody', async () => {
    await tell(await buy(), ...BOUGHT);
    const kept = JSON.stringify(await db().select().from(billingEvents));
    expect(kept).not.toContain('cus_');
    expect(kept).not.toContain('@');
  });
});

describe('afterwards', () => {
  let id: string;
  beforeEach(async () => {
    id = await buy();
    await tell(id, ...BOUGHT);
  });

  it("a renewal grants the period's credits once", async () => {
    server.time = later(30 * DAY);
    stripe.renew(id);
    await tell(id, 'customer.subscription.updated', 'invoice.paid', 'invoice.paid');
    expect((await ana.subscription()).endDate).toBe('2026-04-30T08:00:00.000Z');
    server.time = later(DAY);
    expect(await ana.balance()).toBe(1000);
  });

  it('a renewal that is paid a little late leaves nobody without credits', async () => {
    server.time = later(30 * DAY + 3_600_000);
    stripe.set(id, {
      items: {
        data: [
          {
            price: { id: 'price_basic' },
            current_period_start: Date.parse('2026-03-31T08:00:00Z') / 1000,
            current_period_end: Date.parse('2026-04-30T08:00:00Z') / 1000,
          },
        ],
      },
    });
    await tell(id, 'customer.subscription.updated');
    expect((await ana.subscription()).planId).toBe('basic');
    expect(await ana.balance()).toBe(1000);
  });

  it('a dearer plan brings as much as it was paid for, and the old credits stay', async () => {
    server.time = later(15 * DAY);
    stripe.change(id, 'premium', server.time);
    await tell(id, 'invoice.paid', 'customer.subscription.updated');
    expect((await ana.subscription()).planId).toBe('premium');
    expect(await ana.balance()).toBe(1000 + 5000);
  });

  it('a cancellation stands until the end, and can be taken back', async () => {
    stripe.set(id, { cancel_at_period_end: true });
    await tell(id, 'customer.subscription.updated');
    expect(await ana.subscription()).toMatchObject({ isCancelled: true, planId: 'basic' });
    stripe.set(id, { cancel_at_period_end: false });
    await tell(id, 'customer.subscription.updated');
    expect((await ana.subscription()).isCancelled).toBe(false);
    stripe.set(id, { status: 'canceled', ended_at: server.time.getTime() / 1000 });
    await tell(id, 'customer.subscription.deleted');
    expect((await ana.subscription()).isTrial).toBe(true);
  });

  it('a payment that failed grants nothing and is told', async () => {
    server.time = later(29 * DAY);
    stripe.set(id, { status: 'past_due' });
    await tell(id, 'invoice.payment_failed');
    expect(await ana.subscription()).toMatchObject({
      endDate: '2026-03-31T08:00:00.000Z',
      paymentFailedAt: server.time.toISOString(),
    });
    stripe.renew(id);
    await tell(id, 'invoice.paid');
    expect((await ana.subscription()).paymentFailedAt).toBeNull();
  });

  it('a refund takes back what is left and ends the plan, a part of one does not', async () => {
    stripe.giveBack(id, 100);
    await tell(id, 'charge.refunded');
    expect(await ana.balance()).toBe(1020);
    stripe.giveBack(id, 999);
    await tell(id, 'charge.refunded', 'invoice.paid', 'customer.subscription.updated');
    expect(await ana.balance()).toBe(20);
    expect((await ana.subscription()).isTrial).toBe(true);
  });

  it('a refund that is told before the payment comes to the same', async () => {
    await emptyDatabase(db());
    ana = buyerOf(server, await aLearner(server));
    id = await buy();
    stripe.giveBack(id, 999);
    await tell(id, 'charge.refunded', ...BOUGHT);
    expect(await ana.balance()).toBe(20);
    expect((await ana.subscription()).isTrial).toBe(true);
  });

  it('a dispute takes back what is left, a question of the bank does not', async () => {
    stripe.dispute(id, 'warning_needs_response');
    await tell(id, 'charge.dispute.created');
    expect(await ana.balance()).toBe(1020);
    stripe.dispute(id, 'needs_response');
    await tell(id, 'charge.dispute.created');
    expect(await ana.balance()).toBe(20);
  });

  it('the portal is Stripe’s, with a configuration that is made once', async () => {
    const open = async () =>
      (await ana.ask('mutation { createCustomerPortalSession { success url } }')).createCustomerPortalSession;
    expect(await open()).toEqual({
      success: true,
      url: expect.stringMatching(/^https:\/\/billing\.stripe\.test\/cus_/),
    });
    await open();
    const made = stripe.changes.filter((change) => change === 'POST /v1/billing_portal/configurations');
    expect(made).toHaveLength(1);
  });

  it('nobody is let go whose plan Stripe would still charge', async () => {
    const isRenewing = () => isPlanRenewing(db(), ana.id, server.time);
    server.time = later(31 * DAY);
    // The news of the renewal is not here yet.
    expect(await isRenewing()).toBe(true);
    stripe.set(id, { status: 'past_due' });
    await tell(id, 'invoice.payment_failed');
    expect(await isRenewing()).toBe(true);
    stripe.set(id, { status: 'canceled', ended_at: server.time.getTime() / 1000 });
    await tell(id, 'customer.subscription.deleted');
    expect(await isRenewing()).toBe(false);
  });

  it('a refund is asked of Stripe once, and ends the subscription there', async () => {
    const [payment] = await db().select().from(payments);
    const refund = () =>
      refundByHand(server.deps, { providerId: payment!.providerId, reason: 'asked for it' });
    await refund();
    await refund();
    expect(stripe.changes).toContain(`DELETE /v1/subscriptions/${id}`);
    await tell(id, 'charge.refunded', 'customer.subscription.deleted');
    expect(await ana.balance()).toBe(20);
    expect((await ana.subscription()).isTrial).toBe(true);
  });

  it('her payments stay without her name when she goes', async () => {
    await db().execute('alter table ledger_entries disable trigger ledger_entries_append_only');
    await db().delete(learners).where(eq(learners.id, ana.id));
    await db().execute('alter table ledger_entries enable trigger ledger_entries_append_only');
    expect(await db().select().from(subscriptions)).toEqual([]);
    const [left] = await db().select().from(payments);
    expect(left).toMatchObject({ learnerId: null, subscriptionId: null, amountCents: 999 });
    await tell(id, 'customer.subscription.updated');
    expect(await db().select().from(payments)).toHaveLength(1);
  });
});

describe('a payment that fits no account', () => {
  const forged = (reference: string) => `${reference.startsWith('x') ? 'y' : 'x'}${reference.slice(1)}`;
  const unfit = async () => (await unfitPayments(db())).map((payment) => payment.unfit);

  it.each([
    ['without a reference', async () => null, 'no_reference'],
    ['with a forged one', async () => forged(await reference()), 'bad_reference'],
  ])('%s is kept for the operator and grants nothing', async (_, ref, reason) => {
    const id = stripe.buy({ planId: 'basic', reference: await ref(), at: server.time });
    await tell(id, ...BOUGHT);
    expect(await unfit()).toEqual([reason]);
    expect(await db().select().from(creditBuckets)).toHaveLength(1);
  });

  it('from a link of the day before yesterday is kept', async () => {
    const old = await reference();
    await tell(stripe.buy({ planId: 'basic', reference: old, at: later(25 * 3_600_000) }), ...BOUGHT);
    expect(await unfit()).toEqual(['bad_reference']);
  });

  it('of an account that is gone is kept', async () => {
    const ref = await reference();
    await emptyDatabase(db());
    await tell(stripe.buy({ planId: 'basic', reference: ref, at: server.time }), ...BOUGHT);
    expect(await unfit()).toEqual(['no_account']);
  });

  it('for a plan that is not ours is kept', async () => {
    await tell(stripe.buy({ planId: 'gold', reference: await reference(), at: server.time }), ...BOUGHT);
    expect(await unfit()).toEqual(['unknown_plan']);
  });

  it('of a second subscription is kept: nobody pays twice unseen', async () => {
    await tell(await buy(), ...BOUGHT);
    const ref = (await db().select().from(subscriptions)).length === 2 ? await lateReference() : '';
    await tell(stripe.buy({ planId: 'premium', reference: ref, at: server.time }), ...BOUGHT);
    expect(await unfit()).toEqual(['already_subscribed']);
    expect(await ana.balance()).toBe(1020);
  });

  /** A checkout that was opened in another tab before. */
  async function lateReference(): Promise<string> {
    const { signReference } = await import('./reference.ts');
    const { jwtSecrets } = server.deps.settings;
    return signReference(jwtSecrets, {
      use: 'checkout',
      learnerId: ana.id,
      planId: 'premium',
      expiresAt: later(DAY),
    });
  }
});
