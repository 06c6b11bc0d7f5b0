import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './client.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

/** Any number; it only has to be the same in every instance. */
const MIGRATION_LOCK = 7_203_118;

/** Opens a pool on a PostgreSQL server and brings its schema up to date, one instance at a time. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while idle must not end the process; the pool replaces it.
  pool.on('error', () => {});
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
  return {
    db: drizzle({ client: pool }),
    connection: { kind: 'postgres', url },
    close: () => pool.end(),
  };
}
