import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { calls, ledgerEntries, subscriptions } from '../../db/schema/billing.ts';
import type { OnceCall, PaidCall, PaidRequest, PaidWork } from '../../graphql/calls.ts';
import { aLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tidyBilling } from './billing.service.ts';
import { balanceOf, returnCredits } from './credits.store.ts';
import { paidCall } from './paid-calls.ts';

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
const tidy = () => tidyBilling(db(), { owner: server.owner, now: server.time });
const ledgerSum = async () => {
  const [row] = await db()
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.learnerId, learnerId));
  return row!.sum;
};

const work = (changes: Partial<PaidWork<string>> = {}): PaidWork<string> => ({
  input: 'the same words',
  work: async () => 'done',
  ...changes,
});

const requestOf = (request: Partial<PaidRequest> = {}): PaidRequest => ({
  learnerId,
  field: 'generateVoice',
  price: 'voice',
  entitlement: null,
  idempotencyKey: undefined,
  signal: new AbortController().signal,
  ...request,
});

const call = (request: Partial<PaidRequest> = {}) => server.deps.calls.paid(requestOf(request));

const pay = (paidWork: PaidWork<string>, request: Partial<PaidRequest> = {}) => call(request).pay(paidWork);

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
    const failing = { ...work(), settle: () => Promise.reject(new Error('disk full')) };
    await expect(call().pay(failing)).rejects.toThrow('disk full');
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

  it('tells what is left once it has spent, and nothing where nothing was spent', async () => {
    const left: number[] = [];
    const onSpent = (balance: number) => void left.push(balance);
    await pay(work({ keep: true }), { onSpent });
    await pay(work({ input: 'more' }), { onSpent, price: 'audioTurn' });
    expect(left).toEqual([19, 17]);
    await pay(work({ keep: true }), { onSpent });
    await pay(work({ free: true, input: 'the course' }), { onSpent });
    const failing = work({ work: () => Promise.reject(new AppError('SRV_002')) });
    await codeOf(pay(failing, { onSpent }));
    expect(left).toEqual([19, 17]);
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
  const WITHOUT_OET = { includesOet: false };

  it('refuse OET where the plan does not include it: SUB_004, before credits are asked for', async () => {
    await db().update(subscriptions).set(WITHOUT_OET);
    expect(await codeOf(pay(work(), { entitlement: 'oet', price: 'oetReading' }))).toBe('SUB_004');
    expect(await codeOf(pay(work()))).toBe('no error');
    for (let spent = 1; spent < 20; spent++) await pay(work({ input: spent }));
    expect(await codeOf(pay(work(), { entitlement: 'oet', price: 'oetSpeaking' }))).toBe('SUB_004');
  });

  it('stand before a price of nothing too', async () => {
    expect(await codeOf(pay(work(), { entitlement: 'oet', price: 'oetReading' }))).toBe('no error');
    expect(await balance()).toBe(20);
    await db().delete(subscriptions);
    expect(await codeOf(pay(work(), { entitlement: 'oet', price: 'oetReading' }))).toBe('SUB_001');
  });

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
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => pay(counted, { idempotencyKey: key })),
    );
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

/** Work that ends when the test says so. */
function hanging(changes: Partial<PaidWork<string>> = {}) {
  const ending = Promise.withResolvers<string>();
  const started = Promise.withResolvers<void>();
  const hung = work({
    ...changes,
    work: () => {
      started.resolve();
      return ending.promise;
    },
  });
  return { work: hung, started: started.promise, finish: ending.resolve, fail: ending.reject };
}

const later = (minutes: number) => {
  server.time = new Date(server.time.getTime() + minutes * 60_000);
};

describe('a call that stalls', () => {
  it('for longer than it may is not settled as well as its retry', async () => {
    const key = randomUUID();
    const stalled = hanging();
    let stored = 0;
    const first = call({ idempotencyKey: key }).pay({
      ...stalled.work,
      settle: async (_tx, outcome) => {
        stored++;
        return outcome;
      },
    });
    await stalled.started;
    later(3);
    expect(await pay(work({ work: async () => 'the retry' }), { idempotencyKey: key })).toBe('the retry');
    stalled.finish('too late');
    await expect(first).rejects.toMatchObject({ code: 'SRV_002', reason: 'idempotency_running' });
    expect(await pay(work(), { idempotencyKey: key })).toBe('the retry');
    expect(stored).toBe(1);
    expect(await balance()).toBe(19);
    expect(await ledgerSum()).toBe(19);
  });

  it('and fails late takes nothing from its retry', async () => {
    const key = randomUUID();
    const stalled = hanging();
    const first = pay(stalled.work, { idempotencyKey: key });
    await stalled.started;
    later(3);
    const retried = hanging();
    const second = pay(retried.work, { idempotencyKey: key });
    await retried.started;
    stalled.fail(new AppError('SRV_002'));
    expect(await codeOf(first)).toBe('SRV_002');
    let times = 0;
    const third = pay(work({ work: async () => `done ${++times}` }), { idempotencyKey: key });
    retried.finish('the retry');
    expect([await second, await third, times]).toEqual(['the retry', 'the retry', 0]);
    expect(await balance()).toBe(19);
  });

  it('is not settled after its time, even where nobody has tidied', async () => {
    const stalled = hanging();
    const late = pay(stalled.work);
    await stalled.started;
    expect(await balance()).toBe(19);
    later(3);
    stalled.finish('too late');
    expect(await codeOf(late)).toBe('SRV_002');
    expect(await balance()).toBe(20);
  });

  it('gives back what it holds while it still hangs', async () => {
    const stalled = hanging();
    const late = pay(stalled.work);
    await stalled.started;
    later(3);
    await tidy();
    expect(await balance()).toBe(20);
    expect(await db().select().from(calls)).toEqual([]);
    stalled.finish('too late');
    expect(await codeOf(late)).toBe('SRV_002');
    expect(await ledgerSum()).toBe(20);
  });
});

it('gives its credits back although the database was away when it failed', async () => {
  let away = false;
  const coming = new Proxy(db(), {
    get: (target, name) => {
      if (name === 'transaction' && away) {
        away = false;
        return () => Promise.reject(new Error('connection lost'));
      }
      return Reflect.get(target, name, target);
    },
  });
  const elsewhere = { ...server.deps, db: coming, owner: server.owner, hasConsents: async () => true };
  const failing = paidCall(elsewhere, requestOf()).pay(
    work({
      work: () => {
        away = true;
        return Promise.reject(new AppError('SRV_002'));
      },
    }),
  );
  expect(await codeOf(failing)).toBe('SRV_002');
  expect(await balance()).toBe(19);
  await vi.waitFor(async () => expect(await balance()).toBe(20), { timeout: 10_000 });
});

describe('the same input', () => {
  it('at once under many keys is paid once, where it is kept', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => pay(work({ keep: true }), { idempotencyKey: randomUUID() })),
    );
    expect(new Set(answers)).toEqual(new Set(['done']));
    expect(await balance()).toBe(19);
    expect(await ledgerSum()).toBe(19);
  });

  it('clicked twice with the last credit is refused to neither', async () => {
    for (let spent = 1; spent < 20; spent++) await pay(work({ input: spent }));
    const clicks = [1, 2].map(() => pay(work({ keep: true }), { idempotencyKey: randomUUID() }));
    expect(await Promise.all(clicks)).toEqual(['done', 'done']);
    expect(await balance()).toBe(0);
  });

  it('is paid by the next when the first fails', async () => {
    const stalled = hanging({ keep: true });
    const first = pay(stalled.work, { idempotencyKey: randomUUID() });
    await stalled.started;
    const second = pay(work({ keep: true }), { idempotencyKey: randomUUID() });
    stalled.fail(new AppError('SRV_002'));
    expect(await codeOf(first)).toBe('SRV_002');
    expect(await second).toBe('done');
    expect(await balance()).toBe(19);
  });

  it('is paid each time where it is not kept', async () => {
    await Promise.all([1, 2, 3].map(() => pay(work(), { idempotencyKey: randomUUID() })));
    expect(await balance()).toBe(17);
  });
});

describe('a refund', () => {
  it('goes back to the bucket that was spent from, once', async () => {
    let paidBy = '';
    await call({ price: 'oetWriting' }).pay({
      ...work(),
      settle: async (_tx, outcome, callId) => {
        paidBy = callId;
        return outcome;
      },
    });
    expect(await balance()).toBe(15);
    await db().transaction((tx) => returnCredits(tx, paidBy, 'refund'));
    await db().transaction((tx) => returnCredits(tx, paidBy, 'refund'));
    expect(await balance()).toBe(20);
    expect(await ledgerSum()).toBe(20);
    const entries = await db().select().from(ledgerEntries).orderBy(ledgerEntries.id);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['grant', 20],
      ['reserve', -5],
      ['refund', 5],
    ]);
    expect(new Set(entries.map(({ bucketId }) => bucketId)).size).toBe(1);
  });
});

describe('tidying', () => {
  it('takes ended credits out of the ledger', async () => {
    later(15 * 24 * 60);
    await tidy();
    expect(await ledgerSum()).toBe(0);
  });

  it('clears settled calls after a day, and keeps what was paid for', async () => {
    const key = randomUUID();
    await pay(work({ keep: true }), { idempotencyKey: key });
    later(23 * 60);
    await tidy();
    expect(await db().select().from(calls)).toHaveLength(1);
    later(2 * 60);
    await tidy();
    expect(await db().select().from(calls)).toEqual([]);
    await pay(work({ keep: true }));
    expect(await balance()).toBe(19);
  });
});

it('takes only answers that come back from the database as they went in', () => {
  // Types alone: nothing of this runs.
  const _typed = (paying: PaidCall, once: OnceCall) => {
    // @ts-expect-error a Date would come back as a string
    paying.pay({ input: 1, work: async () => ({ at: new Date() }) });
    // @ts-expect-error bytes would come back as an object
    once.once({ input: 1, run: async () => [new Uint8Array()] });
    // @ts-expect-error a function would not come back
    once.once({ input: 1, run: async () => ({ answer: () => 1 }) });
    once.once({ input: 1, run: async () => ({ list: [{ score: 1, note: null }], done: true }) });
  };
  expect(_typed).toBeTypeOf('function');
});

it('never lets the ledger be changed', async () => {
  await expect(db().update(ledgerEntries).set({ amount: 1_000_000 })).rejects.toThrow();
  await expect(db().delete(ledgerEntries)).rejects.toThrow();
  expect(await ledgerSum()).toBe(20);
});
