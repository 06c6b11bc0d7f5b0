import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { billingEvents, creditBuckets } from '../../db/schema/billing.ts';
import { aLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { balanceOf, expireEndedBuckets, lockBuckets } from './credits.store.ts';
import { deleteOldEvents, handledEvents, keepEvent, markHandled } from './events.store.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ trialCredits: 20 });
});
afterAll(() => server.close());
beforeEach(() => emptyDatabase(server.database.db));

const db = () => server.database.db;

it('credits that another transaction holds expire the next time, and nobody waits for them', async () => {
  const { id } = await aLearner(server);
  const end = new Date(server.time.getTime() + 15 * 86_400_000);
  const remaining = async () => {
    const [bucket] = await db().select().from(creditBuckets).where(eq(creditBuckets.learnerId, id));
    return bucket!.remaining;
  };
  await db().transaction(async (tx) => {
    await lockBuckets(tx, id, server.time);
    await db().transaction((other) => expireEndedBuckets(other, end));
    expect(await remaining()).toBe(20);
  });
  await db().transaction((tx) => expireEndedBuckets(tx, end));
  expect([await remaining(), await balanceOf(db(), id, server.time)]).toEqual([0, 0]);
});

it('an event that is handled while an old one is forgotten is still noticed', async () => {
  const [long, now] = [new Date(server.time.getTime() - 1000), server.time];
  for (const id of ['evt_old', 'evt_new'])
    await keepEvent(db(), { id, kind: 'invoice', objectId: 'in' }, long);
  await markHandled(db(), 'evt_old', long);
  const before = await handledEvents(db());
  expect(await handledEvents(db())).toBe(before);
  await deleteOldEvents(db(), long);
  await markHandled(db(), 'evt_new', now);
  expect(await db().select().from(billingEvents)).toHaveLength(1);
  expect(await handledEvents(db())).not.toBe(before);
});
