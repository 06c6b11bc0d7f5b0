import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CostRow } from '#domain/billing/costs.ts';
import { billingCustomers, subscriptions } from '../../db/schema/billing.ts';
import { aLearner, signupForm, type TestLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tidyBilling } from './billing.service.ts';

let server: TestServer;
let ana: TestLearner;

beforeAll(async () => {
  server = await startTestServer({ trialCredits: 20 });
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = new Date('2026-03-01T08:00:00Z');
  ana = await aLearner(server);
});

const DAY = 24 * 3_600_000;
const db = () => server.database.db;
/** After some days, logged in again. */
async function later(days: number) {
  server.time = new Date(server.time.getTime() + days * DAY);
  const form = { email: ana.email, password: signupForm.password };
  const { data } = await server.call(
    'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token { access } } }',
    form,
  );
  ana = { ...ana, token: data.login.token.access };
}

/** A plan that ana pays for. */
const aPlan = (changes: Partial<typeof subscriptions.$inferInsert> = {}) =>
  db()
    .insert(subscriptions)
    .values({
      learnerId: ana.id,
      planId: 'professional',
      planName: 'Professional',
      priceCents: 2499,
      creditsAllocated: 3000,
      includesOet: true,
      startsAt: server.time,
      endsAt: new Date(server.time.getTime() + 30 * DAY),
      paymentId: 'pay_1',
      provider: 'sandbox',
      providerId: randomUUID(),
      ...changes,
    });

async function ask(query: string, token: string | undefined = ana.token) {
  const { data, errors } = await server.call(query, {}, token ? { token } : {});
  expect(errors).toEqual([]);
  return data;
}

const spend = (costRow: CostRow, work: () => Promise<string> = async () => 'done') =>
  server.deps.calls
    .paid({
      learnerId: ana.id,
      field: 'generateVoice',
      price: costRow,
      entitlement: null,
      idempotencyKey: undefined,
      signal: new AbortController().signal,
    })
    .pay({ input: randomUUID(), work });

describe('the active subscription', () => {
  const SUBSCRIPTION = `{ myActiveSubscription { planName planPrice creditsAllocated startDate endDate isActive
    isCancelled paymentId planId isTrial includesOet nextPlanName paymentFailedAt } }`;
  const active = async () => (await ask(SUBSCRIPTION)).myActiveSubscription;

  it('is a trial of fourteen days after sign-up, for nothing and with OET', async () => {
    expect(await active()).toEqual({
      planName: 'Trial',
      planPrice: 0,
      creditsAllocated: 20,
      startDate: '2026-03-01T08:00:00.000Z',
      endDate: '2026-03-15T08:00:00.000Z',
      isActive: true,
      isCancelled: false,
      paymentId: null,
      planId: 'trial',
      isTrial: true,
      includesOet: true,
      nextPlanName: null,
      paymentFailedAt: null,
    });
  });

  it('is none after the trial, which ends by itself', async () => {
    await later(14);
    expect(await active()).toBeNull();
  });

  it('is what is paid for, also while the trial runs', async () => {
    await aPlan({ cancelledAt: server.time, nextPlanId: 'basic' });
    expect(await active()).toMatchObject({
      planName: 'Professional',
      planPrice: 24.99,
      isCancelled: true,
      paymentId: 'pay_1',
      isTrial: false,
      nextPlanName: 'Basic',
    });
  });

  it("is nobody else's", async () => {
    await aPlan();
    const ben = await aLearner(server);
    expect((await ask(SUBSCRIPTION, ben.token)).myActiveSubscription.planName).toBe('Trial');
  });
});

describe('the balance', () => {
  const balance = async () => (await ask('{ myCreditBalance { amount createdAt } }')).myCreditBalance;

  it('says what can be spent and when that moved last', async () => {
    const granted = await balance();
    expect(granted.amount).toBe(20);
    await spend('oetWriting');
    const spent = await balance();
    expect(spent.amount).toBe(15);
    expect(Date.parse(spent.createdAt)).toBeGreaterThan(Date.parse(granted.createdAt));
  });
});

describe('the history', () => {
  const page = async (first: number, after: string | null = null) => {
    const query = `query($first: Int!, $after: ID) { creditHistory(first: $first, after: $after) {
      movements { id amount kind costRow grantor } endCursor } }`;
    const { data, errors } = await server.call(query, { first, after }, { token: ana.token });
    expect(errors).toEqual([]);
    return data.creditHistory;
  };
  const movements = async () =>
    (await page(100)).movements.map(
      (movement: { amount: number; kind: string; costRow: string; grantor: string }) => [
        movement.kind,
        movement.amount,
        movement.costRow ?? movement.grantor,
      ],
    );

  it('tells what credits were granted for and spent on, newest first', async () => {
    await spend('audioTurn');
    await spend('oetWriting');
    expect(await movements()).toEqual([
      ['spent', -5, 'oetWriting'],
      ['spent', -2, 'audioTurn'],
      ['granted', 20, 'trial'],
    ]);
  });

  it('says nothing of what a failed call held', async () => {
    await spend('voice', () => Promise.reject(new Error('broken'))).catch(() => {});
    expect(await movements()).toEqual([['granted', 20, 'trial']]);
  });

  it('tells that credits have ended', async () => {
    await spend('oetWriting');
    await later(15);
    await tidyBilling(db(), { owner: server.owner, now: server.time });
    expect((await movements())[0]).toEqual(['expired', -15, null]);
  });

  it('comes page by page, without a gap', async () => {
    for (let count = 0; count < 4; count++) await spend('voice');
    const first = await page(2);
    const second = await page(2, first.endCursor);
    const third = await page(2, second.endCursor);
    const ids = [first, second, third].flatMap(({ movements }) =>
      movements.map(({ id }: { id: string }) => id),
    );
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
    expect(third.endCursor).toBeNull();
  });
});

describe('the plans', () => {
  const PLANS =
    '{ allPlans { id name price frequency creditsAllocated featuresIncluded featuresExcluded paymentLink } }';
  const links = async (token?: string) =>
    (await server.call(PLANS, {}, token ? { token } : {})).data.allPlans.map(
      ({ paymentLink }: { paymentLink: string }) => paymentLink,
    );

  it('are three, with what they cost and bring', async () => {
    const { allPlans } = await ask(PLANS);
    expect(
      allPlans.map(({ id, name, price, frequency, creditsAllocated }: Record<string, unknown>) => [
        id,
        name,
        price,
        frequency,
        creditsAllocated,
      ]),
    ).toEqual([
      ['basic', 'Basic', 9.99, 'month', 1000],
      ['professional', 'Professional', 24.99, 'month', 3000],
      ['premium', 'Premium', 49.99, 'month', 10000],
    ]);
    expect(allPlans[0].featuresExcluded).toEqual(['OET preparation']);
  });

  it('lead a visitor to sign-up', async () => {
    expect(await links()).toEqual([
      '/signup?plan=basic',
      '/signup?plan=professional',
      '/signup?plan=premium',
    ]);
  });

  it('lead a learner on trial to a checkout of her own', async () => {
    const [own] = await links(ana.token);
    expect(own).toMatch(/^\/billing\/checkout\/[\w-]+$/);
    expect(own.length).toBeLessThan(220);
    const ben = await aLearner(server);
    expect((await links(ben.token))[0]).not.toBe(own);
  });

  it('lead whoever pays already to where that is managed', async () => {
    await aPlan();
    expect(new Set(await links(ana.token))).toEqual(new Set(['/settings/subscription']));
  });
});

describe('the portal', () => {
  const PORTAL = 'mutation { createCustomerPortalSession { success message url } }';
  const portal = async () => (await ask(PORTAL)).createCustomerPortalSession;

  it('is not for the trial', async () => {
    expect(await portal()).toEqual({
      success: false,
      message: 'You are on the free Trial, so there is nothing to manage yet. Choose a plan to subscribe.',
      url: null,
    });
  });

  it('is not for those without a subscription', async () => {
    await later(20);
    expect(await portal()).toMatchObject({ success: false, url: null });
  });

  it('opens for whoever pays', async () => {
    await aPlan();
    const { success, url } = await portal();
    expect(success).toBe(true);
    expect(url).toMatch(/^\/billing\/portal\/[\w-]+$/);
  });

  it('opens for whoever once paid, as her invoices are there', async () => {
    await db().insert(billingCustomers).values({ id: 'cus_1', learnerId: ana.id });
    await db().delete(subscriptions).where(eq(subscriptions.learnerId, ana.id));
    expect((await portal()).success).toBe(true);
  });

  it('needs a learner', async () => {
    const { errors } = await server.call(PORTAL);
    expect(errors[0]!.extensions.code).toBe('AUTH_001');
  });
});
