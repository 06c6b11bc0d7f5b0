import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { calls, subscriptions } from '../../db/schema/billing.ts';
import { throttles } from '../../db/schema/throttles.ts';
import { countHit, THROTTLES } from '../../db/throttle.ts';
import type { OnceWork } from '../../graphql/calls.ts';
import { aLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let learnerId: string;
let times: number;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  learnerId = (await aLearner(server)).id;
  times = 0;
});

const db = () => server.database.db;

const counted: OnceWork<string> = { input: 'the same', run: async () => `done ${++times}` };

const once = (work: OnceWork<string>, idempotencyKey?: string, field = 'submitGuidedAttempt') =>
  server.deps.calls.once({ learnerId, field, idempotencyKey }).once(work);

it('happens once for a key, however often and at once it is asked', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 100 }, () => once(counted, key)));
  expect(new Set(answers)).toEqual(new Set(['done 1']));
  expect(await once(counted, key)).toBe('done 1');
  expect(times).toBe(1);
});

it('happens each time without a key, and for each key', async () => {
  expect([await once(counted), await once(counted)]).toEqual(['done 1', 'done 2']);
  expect(await once(counted, randomUUID())).toBe('done 3');
});

it('leaves nothing behind when it breaks off, and its key is free at once', async () => {
  const key = randomUUID();
  const breaking: OnceWork<string> = {
    input: 'the same',
    run: async (tx) => {
      await countHit(tx, THROTTLES.paidCalls, learnerId, server.time);
      throw new AppError('SRV_002');
    },
  };
  await expect(once(breaking, key)).rejects.toMatchObject({ code: 'SRV_002' });
  const hits = await db().select().from(throttles);
  expect(hits.filter(({ rule }) => rule === THROTTLES.paidCalls.name)).toEqual([]);
  expect(await db().select().from(calls)).toEqual([]);
  expect(await once(counted, key)).toBe('done 1');
});

it('refuses a key that came with other content, or for another field', async () => {
  const key = randomUUID();
  await once(counted, key);
  const mismatch = { code: 'VAL_001', reason: 'idempotency_mismatch' };
  await expect(once({ ...counted, input: 'other' }, key)).rejects.toMatchObject(mismatch);
  await expect(once(counted, key, 'completePatientCase')).rejects.toMatchObject(mismatch);
});

it('is free: it needs no subscription', async () => {
  await db().delete(subscriptions);
  expect(await once(counted, randomUUID())).toBe('done 1');
});
