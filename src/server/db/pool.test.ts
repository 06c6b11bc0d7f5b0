import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { isDatabaseAway } from './away.ts';
import type { Database } from './client.ts';
import { type OpenPool, openPool } from './pool.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

async function processOf({ db }: Pick<OpenPool, 'db'>): Promise<number> {
  const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
    rows: { pid: number }[];
  };
  return rows[0]!.pid;
}

it('outlives connections that the server ends, in the middle of transactions too', async () => {
  const pool = openPool(database.connection);
  const other = openPool(database.connection);
  const begun = Promise.withResolvers<number>();
  const goOn = Promise.withResolvers<void>();
  const transaction = faultOf(
    pool.db.transaction(async (tx) => {
      begun.resolve(await processOf({ db: tx }));
      await goOn.promise;
      await tx.execute(sql`select 1`);
    }),
  );
  const pid = await begun.promise;
  await other.db.execute(sql`select pg_terminate_backend(${pid})`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  goOn.resolve();
  expect(isDatabaseAway(await transaction)).toBe(true);
  await pool.check();
  await pool.close();
  await other.close();
});

it('gives up a server process that is stuck, and never hands it on', async () => {
  const limits = { query_timeout: 300, max: 1 };
  const pool = openPool(database.connection, limits);
  const stuck = await processOf(pool);
  process.kill(stuck, 'SIGSTOP');
  try {
    expect(isDatabaseAway(await faultOf(pool.db.transaction((tx) => processOf({ db: tx }))))).toBe(true);
    expect(await processOf(pool)).not.toBe(stuck);
  } finally {
    process.kill(stuck, 'SIGCONT');
  }
  await pool.close();
});

it('says of a server that is not there that it is away', async () => {
  const pool = openPool({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' });
  expect(isDatabaseAway(await faultOf(pool.check()))).toBe(true);
  await pool.close();
});

it('says of a wrong statement that the fault is ours', async () => {
  const pool = openPool(database.connection);
  expect(isDatabaseAway(await faultOf(pool.db.execute(sql`select no_such_column`)))).toBe(false);
  await pool.close();
});
