import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection, Db } from './client.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { learners } from './schema/learners.ts';

/** Any number; it only has to be the same in every instance. */
const MIGRATION_LOCK = 7_203_118;

/** Times in milliseconds. A call waits for the database no longer than the browser waits for the call. */
const LIMITS = {
  max: 20,
  connectionTimeoutMillis: 5_000,
  lock_timeout: 8_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 20_000,
  // For a server that doesn't keep its own limits, since it is stuck.
  query_timeout: 12_000,
};

export interface OpenPool {
  readonly db: Db;
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A pool that outlives its server: connections that break are replaced, and stuck ones are given up. */
export function openPool(connection: Connection, limits: pg.PoolConfig = {}): OpenPool {
  const pool = new LeakproofPool({ ...connection, ...LIMITS, ...limits, Client: GivingUpClient });
  // One that breaks while nobody uses it is replaced.
  pool.on('error', () => {});
  const db = drizzle({ client: pool });
  return {
    db,
    check: async () => {
      await db.select({ id: learners.id }).from(learners).limit(1);
    },
    close: () => pool.end(),
  };
}

const QUERY_TIMEOUT = 'Query read timeout';

/**
 * A client whose broken connection never ends the process, not even while it is checked out, and that leaves a server
 * which doesn't answer: `pg` alone would hand it on with the query still under way.
 */
class GivingUpClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const giveUp = (error: Error) => {
      if (error.message === QUERY_TIMEOUT) this.connection.stream.destroy();
    };
    this.query = (...args: unknown[]) => {
      const answer = query(...args);
      if (answer instanceof Promise) answer.catch(giveUp);
      return answer as never;
    };
  }
}

/** Transactions take a client by `connect`. Drizzle never gives one back whose connection ends before it has begun. */
class LeakproofPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(releaseWhenGone);
    super.connect(callback);
    return undefined;
  }
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

function releaseWhenGone(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  const gone = () => client.release(true);
  client.once('end', gone);
  client.release = (fault) => {
    client.release = () => {};
    client.off('end', gone);
    release(fault);
  };
  return client;
}

/** Brings the schema up to date, one instance at a time. */
export function bringUpToDate(connection: Connection): Promise<void> {
  return withoutLimits(connection, async (db) => {
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  });
}

/** Runs what may take its time, or wait for another instance that does, on a connection of its own. */
export async function withoutLimits<T>(
  connection: Connection,
  work: (db: NodePgDatabase) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: LIMITS.connectionTimeoutMillis });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(drizzle({ client }));
  } finally {
    await client.end();
  }
}
