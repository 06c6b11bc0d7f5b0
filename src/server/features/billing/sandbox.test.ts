import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '../../db/schema/billing.ts';
import { type Buyer, buyerOf } from '../../testing/buyers.ts';
import { aLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tidyBilling } from './billing.service.ts';
import { renewInSandbox } from './sandbox.service.ts';

let server: TestServer;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer({ trialCredits: 20 });
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = new Date('2027-01-31T08:00:00Z');
  ana = buyerOf(server, await aLearner(server));
});

const at = (moment: string) => {
  server.time = new Date(moment);
};
const renew = () => renewInSandbox(server.deps);
const tidy = () => tidyBilling(server.database.db, { owner: server.owner, now: server.time });

describe('at the checkout', () => {
  const STATE = 'query($token: String!) { sandboxCheckout(token: $token) { state plan { name price } } }';

  it('a plan begins with its credits, and those of the trial stay', async () => {
    expect(await ana.buy('professional')).toEqual({
      success: true,
      message: 'Your plan has begun. No money was taken.',
    });
    expect(await ana.subscription()).toMatchObject({
      planId: 'professional',
      creditsAllocated: 3000,
      startDate: '2027-01-31T08:00:00.000Z',
      endDate: '2027-02-28T08:00:00.000Z',
      isCancelled: false,
      isTrial: false,
    });
    expect(await ana.balance()).toBe(3020);
    at('2027-02-15T08:00:00Z');
    expect(await ana.balance()).toBe(3000);
  });

  it('two tabs at once begin one plan', async () => {
    const answers = await Promise.all([ana.buy('basic'), ana.buy('premium'), ana.buy('basic')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await server.database.db.select().from(payments)).toHaveLength(1);
  });

  it('a press that is repeated with its key begins one plan and answers the same', async () => {
    const query = 'mutation($token: String!) { subscribeInSandbox(token: $token) { success } }';
    const variables = { token: await ana.checkout('basic') };
    const key = randomUUID();
    const answers = [await ana.ask(query, variables, key), await ana.ask(query, variables, key)];
    expect(answers.map(({ subscribeInSandbox }) => subscribeInSandbox.success)).toEqual([true, true]);
    expect(await ana.balance()).toBe(1020);
  });

  it('is closed after a day, and for whoever has a plan', async () => {
    const token = await ana.checkout('basic');
    const state = async () => (await ana.ask(STATE, { token })).sandboxCheckout.state;
    expect(await state()).toBe('open');
    at('2027-02-01T08:00:01Z');
    expect(await state()).toBe('expired');
    await ana.buy('basic');
    expect(await state()).toBe('subscribed');
  });

  it("is nobody's but the learner's", async () => {
    const token = await ana.checkout('basic');
    const ben = buyerOf(server, await aLearner(server));
    expect((await ben.ask(STATE, { token })).sandboxCheckout).toBeNull();
    const query = 'mutation($token: String!) { subscribeInSandbox(token: $token) { success } }';
    expect((await ben.ask(query, { token })).subscribeInSandbox.success).toBe(false);
    for (const forged of ['', 'x', `${token}x`, `${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`]) {
      expect((await ana.ask(STATE, { token: forged })).sandboxCheckout).toBeNull();
    }
  });
});

describe('in the portal', () => {
  beforeEach(() => ana.buy('professional'));

  it('a dearer plan begins at once, and the credits of the old one stay until they end', async () => {
    at('2027-02-20T08:00:00Z');
    expect((await ana.manage('change', 'premium')).success).toBe(true);
    expect(await ana.subscription()).toMatchObject({
      planId: 'premium',
      endDate: '2027-03-20T08:00:00.000Z',
    });
    expect(await ana.balance()).toBe(13_000);
    at('2027-02-28T08:00:00Z');
    expect(await ana.balance()).toBe(10_000);
  });

  it('a cheaper plan begins at the end of what is paid for', async () => {
    await ana.manage('change', 'basic');
    expect(await ana.subscription()).toMatchObject({ planId: 'professional', nextPlanName: 'Basic' });
    at('2027-02-28T08:00:00Z');
    await renew();
    expect(await ana.subscription()).toMatchObject({
      planId: 'basic',
      includesOet: false,
      nextPlanName: null,
    });
    expect(await ana.balance()).toBe(1000);
  });

  it('a change to the plan itself takes back one that was to come', async () => {
    await ana.manage('change', 'basic');
    await ana.manage('change', 'professional');
    expect(await ana.subscription()).toMatchObject({ planId: 'professional', nextPlanName: null });
    expect(await ana.balance()).toBe(3020);
  });

  it('a cancelled plan keeps credits and rights until its end, and is not renewed', async () => {
    await ana.manage('cancel');
    expect(await ana.subscription()).toMatchObject({ isCancelled: true, includesOet: true });
    expect(await ana.balance()).toBe(3020);
    expect((await ana.manage('change', 'premium')).success).toBe(false);
    at('2027-02-28T08:00:00Z');
    await renew();
    expect(await ana.subscription()).toBeNull();
    expect(await ana.balance()).toBe(0);
  });

  it('a cancelled plan that is resumed goes on', async () => {
    await ana.manage('cancel');
    await ana.manage('resume');
    expect((await ana.subscription()).isCancelled).toBe(false);
    at('2027-02-28T08:00:00Z');
    await renew();
    expect((await ana.subscription()).endDate).toBe('2027-03-31T08:00:00.000Z');
  });

  it('a plan that is ended now takes its credits along, and not those of the trial', async () => {
    await ana.manage('expire');
    expect(await ana.balance()).toBe(20);
    expect((await ana.subscription()).isTrial).toBe(true);
    expect((await ana.buy('basic')).success).toBe(true);
  });

  it('is closed after an hour, and to everybody else', async () => {
    const query = 'query($token: String!) { sandboxPortal(token: $token) { subscription { planId } } }';
    const token = await ana.portal();
    const ben = buyerOf(server, await aLearner(server));
    expect((await ben.ask(query, { token })).sandboxPortal).toBeNull();
    expect((await ana.ask(query, { token })).sandboxPortal.subscription.planId).toBe('professional');
    at('2027-01-31T09:00:00Z');
    expect((await ana.ask(query, { token })).sandboxPortal).toBeNull();
  });
});

describe('a renewal', () => {
  beforeEach(() => ana.buy('basic'));

  it("grants the period's credits once, however many look for it", async () => {
    at('2027-02-28T07:59:00Z');
    await Promise.all([renew(), renew(), renew()]);
    await renew();
    expect(await server.database.db.select().from(payments)).toHaveLength(2);
    expect((await ana.subscription()).endDate).toBe('2027-03-31T08:00:00.000Z');
    at('2027-02-28T08:00:00Z');
    await tidy();
    expect(await ana.balance()).toBe(1000);
  });

  it('leaves nobody without a plan between two periods', async () => {
    at('2027-02-28T07:59:30Z');
    await renew();
    at('2027-02-28T08:00:00Z');
    expect((await ana.subscription()).planId).toBe('basic');
    expect(await ana.balance()).toBe(1000);
  });

  it('after months without a server begins one period now', async () => {
    at('2027-06-10T12:00:00Z');
    await renew();
    await tidy();
    expect((await ana.subscription()).endDate).toBe('2027-07-10T12:00:00.000Z');
    expect(await ana.balance()).toBe(1000);
    expect(await server.database.db.select().from(payments)).toHaveLength(2);
  });
});
