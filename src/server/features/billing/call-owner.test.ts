import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOwners, calls } from '../../db/schema/billing.ts';
import { aLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tidyBilling } from './billing.service.ts';
import { startCallOwner } from './call-owner.ts';
import { seeOwner } from './call-owners.store.ts';
import { balanceOf } from './credits.store.ts';
import { paidCall } from './paid-calls.ts';

let server: TestServer;
let learnerId: string;

beforeAll(async () => {
  server = await startTestServer({ trialCredits: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  learnerId = (await aLearner(server)).id;
});

const db = () => server.database.db;
const balance = () => balanceOf(db(), learnerId, server.time);

/** A call on another process, which never comes to its end by itself. */
async function callElsewhere(key: string) {
  const owner = randomUUID();
  await seeOwner(db(), owner);
  const started = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<string>();
  const elsewhere = { ...server.deps, owner, hasConsents: async () => true };
  const answer = paidCall(elsewhere, requestWith(key)).pay({
    input: 'words',
    work: () => {
      started.resolve();
      return ending.promise;
    },
  });
  await started.promise;
  return { owner, answer, finish: ending.resolve };
}

const requestWith = (idempotencyKey: string) => ({
  learnerId,
  field: 'generateVoice',
  price: 'voice' as const,
  entitlement: null,
  idempotencyKey,
  signal: new AbortController().signal,
});

const retry = (key: string) =>
  server.deps.calls.paid(requestWith(key)).pay({ input: 'words', work: async () => 'the retry' });

const fallSilent = (owner: string) =>
  db().update(callOwners).set({ seenAt: sql`now() - interval '1 minute'` }).where(eq(callOwners.id, owner));

describe('a call whose process has died', () => {
  // The clock stands still: nothing here runs out.
  it('gives way to its retry at once, with its credits, and is never settled after that', async () => {
    const key = randomUUID();
    const { owner, answer, finish } = await callElsewhere(key);
    expect(await balance()).toBe(0);
    await fallSilent(owner);
    expect(await retry(key)).toBe('the retry');
    finish('from the dead');
    await expect(answer).rejects.toMatchObject({ code: 'SRV_002' });
    expect(await retry(key)).toBe('the retry');
    expect(await balance()).toBe(0);
  });

  it('is waited for as long as the process lives', async () => {
    const key = randomUUID();
    const { answer, finish } = await callElsewhere(key);
    const waiting = retry(key);
    const first = await Promise.race([
      waiting,
      new Promise((resolve) => setTimeout(resolve, 500, 'waiting')),
    ]);
    expect(first).toBe('waiting');
    finish('its own answer');
    expect([await answer, await waiting]).toEqual(['its own answer', 'its own answer']);
  });

  it('gives its credits back to the job', async () => {
    const { owner, answer, finish } = await callElsewhere(randomUUID());
    await tidyBilling(db(), { owner: server.owner, now: server.time });
    expect(await balance()).toBe(0);
    await fallSilent(owner);
    await tidyBilling(db(), { owner: server.owner, now: server.time });
    expect(await balance()).toBe(1);
    expect(await db().select().from(callOwners).where(eq(callOwners.id, owner))).toEqual([]);
    finish('from the dead');
    await expect(answer).rejects.toMatchObject({ code: 'SRV_002' });
  });
});

describe('a process that starts', () => {
  it('releases what others left open, when it is the only one', async () => {
    const { answer, finish } = await callElsewhere(randomUUID());
    const owner = await startCallOwner(server.deps, { alone: true });
    expect(await balance()).toBe(1);
    expect(await db().select().from(calls)).toEqual([]);
    finish('from the dead');
    await expect(answer).rejects.toMatchObject({ code: 'SRV_002' });
    await owner.stop();
    await seeOwner(db(), server.owner);
  });

  it('leaves alone what others work on, when it is one of several', async () => {
    const { answer, finish } = await callElsewhere(randomUUID());
    const owner = await startCallOwner(server.deps, { alone: false });
    finish('its own answer');
    expect(await answer).toBe('its own answer');
    await owner.stop();
  });

  it('never takes its own calls for abandoned, however long it was held up', async () => {
    await fallSilent(server.owner);
    const key = randomUUID();
    const waiting = Promise.withResolvers<string>();
    const own = server.deps.calls.paid(requestWith(key)).pay({ input: 'words', work: () => waiting.promise });
    while ((await balance()) === 1) await new Promise((resolve) => setTimeout(resolve, 5));
    await fallSilent(server.owner);
    await tidyBilling(db(), { owner: server.owner, now: server.time });
    waiting.resolve('done');
    expect(await own).toBe('done');
    await seeOwner(db(), server.owner);
  });
});
