import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { importContent } from '../content-import.ts';
import type { Database, Db } from '../db/client.ts';
import { openPostgres } from '../db/postgres.ts';
import { CONTENT_FOLDER } from './content-folder.ts';

/** Tables that learners fill. Content stays between tests. */
const LEARNERS_TABLES =
  'learners, sessions, refresh_tokens, throttles, subscriptions, credit_buckets, credit_reservations, ' +
  'ledger_entries, idempotent_calls, paid_inputs, vocabulary_progress, guided_line_progress, guided_progress, guided_attempts, ' +
  'conversations, conversation_turns, case_progress';

/** Where a PostgreSQL server for tests is. Without it they run on the embedded database. */
const SERVER = process.env.TEST_DATABASE_URL;

/** A database of this worker alone, with schema and content. */
export async function openTestDatabase(): Promise<Database> {
  if (SERVER) return openOnServer(SERVER);
  const dump = await readFile(inject('databaseDump'));
  const lite = await PGlite.create({ loadDataDir: new Blob([dump]) });
  return {
    db: drizzle({ client: lite }),
    connection: { kind: 'embedded', lite },
    close: () => lite.close(),
  };
}

async function openOnServer(server: string): Promise<Database> {
  const name = `bedside_test_${process.env.VITEST_POOL_ID ?? '0'}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  await importContent(database.db, CONTENT_FOLDER, new Date());
  return database;
}

/** Forgets every learner. */
export async function emptyDatabase(db: Db): Promise<void> {
  await db.execute(sql.raw(`truncate ${LEARNERS_TABLES} restart identity cascade`));
}
