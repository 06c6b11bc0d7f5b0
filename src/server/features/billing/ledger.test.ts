import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { creditBuckets, ledgerEntries } from '../../db/schema/billing.ts';
import { type Buyer, buyerOf } from '../../testing/buyers.ts';
import { aLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tidyBilling } from './billing.service.ts';
import { balanceOf, returnCredits } from './credits.store.ts';
import { renewInSandbox } from './sandbox.service.ts';

let server: TestServer;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer({ trialCredits: 12 });
});
afterAll(() => server.close());
const db = () => server.database.db;
const DAY = 86_400_000;

/** Calls that were paid, which may be refunded. */
let paid: string[] = [];

async function spend(price: 'voice' | 'oetWriting' | 'oetSpeaking', fails: boolean): Promise<void> {
  const call = server.deps.calls.paid({
    learnerId: ana.id,
    field: 'generateVoice',
    price,
    entitlement: null,
    idempotencyKey: undefined,
    signal: new AbortController().signal,
  });
  await call.pay({
    input: randomUUID(),
    work: async () => {
      if (fails) throw new AppError('SRV_002');
      return 'done';
    },
    settle: async (_tx, answer, callId) => {
      paid.push(callId);
      return answer;
    },
  });
}

const ACTS = {
  spend: () => spend('voice', false),
  spendMuch: () => spend('oetSpeaking', false),
  fail: () => spend('oetWriting', true),
  refund: () => {
    const callId = paid[0];
    return callId ? db().transaction((tx) => returnCredits(tx, callId, 'refund')) : undefined;
  },
  buy: () => ana.buy('basic'),
  upgrade: () => ana.manage('change', 'premium'),
  expire: () => ana.manage('expire'),
  renew: () => renewInSandbox(server.deps),
  tidy: () => tidyBilling(db(), { owner: server.owner, now: server.time }),
} as const;

const act = fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[]));
/** Rounds of acts that run at once, with days that pass between them. */
const rounds = fc.array(
  fc.record({ acts: fc.array(act, { minLength: 1, maxLength: 6 }), days: fc.constantFrom(0, 0, 3, 14, 31) }),
  { minLength: 1, maxLength: 5 },
);

/** Whether something went well or was refused in its own words: nothing gets into another's way. */
function isMeant(end: PromiseSettledResult<unknown>): boolean {
  if (end.status === 'fulfilled') return true;
  return end.reason instanceof AppError;
}

/** Whether every bucket is what its entries come to, none is below zero, and the balance is the sum. */
async function isSound(): Promise<boolean> {
  const sums = await db()
    .select({
      remaining: creditBuckets.remaining,
      endsAt: creditBuckets.endsAt,
      sum: sql<number>`(select sum(amount) from ledger_entries where bucket_id = credit_buckets.id)::int`,
    })
    .from(creditBuckets)
    .where(eq(creditBuckets.learnerId, ana.id));
  const open = sums.filter(({ endsAt }) => endsAt > server.time);
  const expected = open.reduce((total, { remaining }) => total + remaining, 0);
  const balance = await balanceOf(db(), ana.id, server.time);
  return sums.every(({ remaining, sum }) => remaining === sum && remaining >= 0) && balance === expected;
}

it('the balance is the sum of the ledger and never below zero, whatever happens at once', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (plan) => {
      await emptyDatabase(db());
      server.time = new Date('2026-03-01T08:00:00Z');
      ana = buyerOf(server, await aLearner(server));
      paid = [];
      for (const { acts, days } of plan) {
        const ends = await Promise.allSettled(acts.map(async (name) => ACTS[name]()));
        if (!ends.every(isMeant) || !(await isSound())) return false;
        server.time = new Date(server.time.getTime() + days * DAY);
      }
      await ACTS.tidy();
      const [{ sum }] = (await db()
        .select({ sum: sql<number>`coalesce(sum(amount), 0)::int` })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.learnerId, ana.id))) as [{ sum: number }];
      // With what has ended taken out, the ledger's sum is the balance itself.
      return (await isSound()) && sum === (await balanceOf(db(), ana.id, server.time));
    }),
    { numRuns: 25 },
  );
}, 120_000);
