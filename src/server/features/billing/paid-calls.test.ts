import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { creditReservations, ledgerEntries, subscriptions } from '../../db/schema/billing.ts';
import type { PaidCallRequest, PaidWork } from '../../graphql/paid-call.ts';
import { aLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tidyBilling } from './billing.service.ts';
import { balanceOf } from './credits.store.ts';

let server: TestServer;
let learnerId: string;

beforeAll(async () => {
  server = await startTestServer({ trialCredits: 20 });
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = new Date();
  learnerId = (await aLearner(server)).id;
});

const db = () => server.database.db;
const balance = () => balanceOf(db(), learnerId, server.time);
const ledgerSum = async () => {
  const [row] = await db()
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.learnerId, learnerId));
  return row!.sum;
};

const work = (changes: Partial<PaidWork<string, string>> = {}): PaidWork<string, string> => ({
  input: 'the same words',
  work: async () => 'done',
  settle: async (_tx, outcome) => outcome,
  ...changes,
});

const pay = (paidWork: PaidWork<string, string>, request: Partial<PaidCallRequest> = {}) =>
  server.deps
    .openPaidCall({
      learnerId,
      field: 'generateVoice',
      price: 'voice',
      idempotencyKey: undefined,
      signal: new AbortController().signal,
      ...request,
    })
    .run(paidWork);

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: AppError) => error.code,
  );

describe('a paid call', () => {
  it('costs its credits once it has succeeded', async () => {
    expect(await pay(work())).toBe('done');
    expect(await balance()).toBe(19);
    expect(await ledgerSum()).toBe(19);
  });

  it('costs nothing when the work fails', async () => {
    const failing = work({ work: () => Promise.reject(new AppError('SRV_002')) });
    expect(await codeOf(pay(failing))).toBe('SRV_002');
    expect(await balance()).toBe(20);
    expect(await ledgerSum()).toBe(20);
  });

  it('costs nothing when its result could not be stored', async () => {
    const failing = work({ settle: () => Promise.reject(new Error('disk full')) });
    await expect(pay(failing)).rejects.toThrow('disk full');
    expect(await balance()).toBe(20);
  });

  it('lets exactly as many of a hundred at once succeed as there are credits', async () => {
    const codes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => codeOf(pay(work({ input: index })))),
    );
    expect(codes.filter((code) => code === 'no error')).toHaveLength(20);
    expect(codes.filter((code) => code === 'SUB_002')).toHaveLength(80);
    expect(await balance()).toBe(0);
    expect(await ledgerSum()).toBe(0);
  });

  it('is free for what was paid before, where that is kept', async () => {
    await pay(work({ keep: true }));
    await pay(work({ keep: true }));
    expect(await balance()).toBe(19);
    await pay(work({ keep: true, input: 'other words' }));
    expect(await balance()).toBe(18);
  });
});

describe('gates', () => {
  it('refuse without any subscription: SUB_001', async () => {
    await db().delete(subscriptions);
    expect(await codeOf(pay(work()))).toBe('SUB_001');
  });

  it('refuse after the trial: SUB_003', async () => {
    server.time = new Date(server.time.getTime() + 14 * 24 * 3_600_000);
    expect(await codeOf(pay(work()))).toBe('SUB_003');
  });

  it('refuse without credits: SUB_002', async () => {
    for (let spent = 0; spent < 20; spent++) await pay(work({ input: spent }));
    expect(await codeOf(pay(work()))).toBe('SUB_002');
  });

  it('never stand before what is free', async () => {
    await db().delete(subscriptions);
    expect(await pay(work({ free: true }))).toBe('done');
  });
});

describe('an idempotency key', () => {
  it('answers a repeated call the same, without a second charge', async () => {
    const key = randomUUID();
    let times = 0;
    const counted = work({ work: async () => `done ${++times}` });
    expect(await pay(counted, { idempotencyKey: key })).toBe('done 1');
    expect(await pay(counted, { idempotencyKey: key })).toBe('done 1');
    expect(await balance()).toBe(19);
  });

  it('makes simultaneous retries one action', async () => {
    const key = randomUUID();
    let times = 0;
    const counted = work({ work: async () => `done ${++times}` });
    const answers = await Promise.all([1, 2, 3].map(() => pay(counted, { idempotencyKey: key })));
    expect(new Set(answers)).toEqual(new Set(['done 1']));
    expect(await balance()).toBe(19);
  });

  it('refuses other content', async () => {
    const key = randomUUID();
    await pay(work(), { idempotencyKey: key });
    const other = pay(work({ input: 'other words' }), { idempotencyKey: key });
    await expect(other).rejects.toMatchObject({ code: 'VAL_001', reason: 'idempotency_mismatch' });
  });

  it('opens again after a failure', async () => {
    const key = randomUUID();
    const failing = work({ work: () => Promise.reject(new AppError('SRV_002')) });
    expect(await codeOf(pay(failing, { idempotencyKey: key }))).toBe('SRV_002');
    expect(await pay(work(), { idempotencyKey: key })).toBe('done');
    expect(await balance()).toBe(19);
  });
});

describe('tidying', () => {
  it('gives back what a dead call held', async () => {
    let finish = () => {};
    const hanging = pay(work({ work: () => new Promise((resolve) => (finish = () => resolve('late'))) }));
    while ((await balance()) === 20) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await balance()).toBe(19);
    server.time = new Date(server.time.getTime() + 3 * 60_000);
    await tidyBilling(db(), server.time);
    expect(await balance()).toBe(20);
    finish();
    expect(await codeOf(hanging)).toBe('SRV_002');
    const [reservation] = await db().select().from(creditReservations);
    expect(reservation!.state).toBe('released');
  });

  it('takes ended credits out of the ledger', async () => {
    server.time = new Date(server.time.getTime() + 15 * 24 * 3_600_000);
    await tidyBilling(db(), server.time);
    expect(await ledgerSum()).toBe(0);
  });
});

it('never lets the ledger be changed', async () => {
  await expect(db().update(ledgerEntries).set({ amount: 1_000_000 })).rejects.toThrow();
  await expect(db().delete(ledgerEntries)).rejects.toThrow();
  expect(await ledgerSum()).toBe(20);
});
