import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Database, Db } from '../db/client.ts';
import { openPool, withoutLimits } from '../db/pool.ts';

/** Tables that learners fill. Content stays between tests. */
const LEARNERS_TABLES =
  'learners, sessions, refresh_tokens, throttles, subscriptions, credit_buckets, ' +
  'ledger_entries, payments, billing_customers, billing_events, operator_acts, calls, paid_inputs, blobs, vocabulary_progress, guided_line_progress, guided_progress, guided_attempts, ' +
  'conversations, conversation_turns, case_progress';

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
  await db.execute(sql.raw(`truncate ${LEARNERS_TABLES} restart identity cascade`));
}
