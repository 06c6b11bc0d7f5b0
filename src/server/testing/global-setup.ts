import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { importContent } from '../content-import.ts';
import type { Connection } from '../db/client.ts';
import { bringUpToDate, withoutLimits } from '../db/pool.ts';
import { CONTENT_FOLDER } from './content-folder.ts';
import { startThrowawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database with schema and content, on the server of this run. Whoever needs one gets a copy. */
    template: ThrowawayPostgres['connection'];
  }
}

const TEMPLATE = 'bedside_template';

/** Starts a PostgreSQL server, and migrates and fills one database on it: once for all projects of a run. */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (vitest.getRootProject().getProvidedContext().template) return;
  const server = await startThrowawayPostgres();
  const template = { ...server.connection, database: TEMPLATE };
  await fillTemplate(server.connection, template);
  vitest.provide('template', template);
  return server.stop;
}

async function fillTemplate(server: Connection, template: Connection): Promise<void> {
  await withoutLimits(server, (db) => db.execute(sql.raw(`create database ${TEMPLATE}`)));
  await bringUpToDate(template);
  await withoutLimits(template, async (db) => {
    await importContent(db, CONTENT_FOLDER, new Date());
    await db.execute(sql`vacuum analyze`);
  });
}
