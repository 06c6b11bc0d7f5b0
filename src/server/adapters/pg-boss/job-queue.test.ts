import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../db/client.ts';
import type { JobQueue } from '../../ports/job-queue.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { pgBossQueue } from './job-queue.ts';

let database: Database;
let queue: JobQueue;
let done: string[];
let failures: number;

beforeAll(async () => {
  database = await openTestDatabase();
  queue = pgBossQueue(database.connection, pino({ level: 'silent' }));
  await queue.start({
    regular: [{ name: 'every-year', cron: '0 0 1 1 *', run: async () => {} }],
    sent: [
      {
        name: 'mark',
        run: async (id) => {
          if (failures-- > 0) throw new Error('not yet');
          done.push(id);
        },
      },
    ],
  });
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

const WITHIN = { timeout: 15_000, interval: 50 };

it('a job that is sent with a transaction runs with its id once that is committed', async () => {
  [done, failures] = [[], 0];
  const id = randomUUID();
  await database.db.transaction((tx) => queue.send(tx, 'mark', { id }));
  await vi.waitFor(() => expect(done).toEqual([id]), WITHIN);
});

it('a job whose transaction is rolled back never runs', async () => {
  [done, failures] = [[], 0];
  const lost = database.db.transaction(async (tx) => {
    await queue.send(tx, 'mark', { id: 'lost' });
    throw new Error('rolled back');
  });
  await expect(lost).rejects.toThrow('rolled back');
  const id = randomUUID();
  await database.db.transaction((tx) => queue.send(tx, 'mark', { id }));
  await vi.waitFor(() => expect(done).toEqual([id]), WITHIN);
});

it('a job that fails is tried again', async () => {
  [done, failures] = [[], 1];
  const id = randomUUID();
  await database.db.transaction((tx) => queue.send(tx, 'mark', { id }));
  await vi.waitFor(() => expect(done).toEqual([id]), WITHIN);
});
