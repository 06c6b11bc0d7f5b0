import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Database, Db } from '../db/client.ts';
import { openPool, withoutLimits } from '../db/pool.ts';

/**
 * Deletes what learners left: what stands in these tables and in whatever refers to them. Content stays between tests.
 * Row by row, as a truncation makes new files for every table and its indexes: a hundred times the work for a few rows.
 * A replica asks no trigger, and the one of the ledger refuses.
 */
const FORGET = `do $$
declare filled regclass;
begin
  set local session_replication_role = replica;
  for filled in
    with recursive reached (id) as (
      select unnest(array['learners', 'throttles', 'payments', 'billing_customers', 'billing_events', 'operator_acts',
        'calls', 'paid_inputs', 'blobs']::regclass[])::oid
      union
      select conrelid from pg_constraint join reached on confrelid = reached.id where contype = 'f'
    )
    select id from reached
  loop
    execute format('delete from %s', filled);
  end loop;
end $$`;

/** A database of its caller's alone, with schema and content. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('template');
  const name = `bedside_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${template.database}`);
  const connection = { ...template, database: name };
  const pool = openPool(connection);
  return {
    ...pool,
    connection,
    notes: () => ({ origin: 'server' }),
    lost: new Promise(() => {}),
    close: async () => {
      await pool.close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const server = { ...inject('template'), database: 'postgres' };
  await withoutLimits(server, (db) => db.execute(sql.raw(statement)));
}

/** Forgets every learner. */
export async function emptyDatabase(db: Db): Promise<void> {
  await db.execute(sql.raw(FORGET));
}
