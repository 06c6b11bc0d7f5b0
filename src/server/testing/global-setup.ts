import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { importContent } from '../content-import.ts';
import type { Connection } from '../db/client.ts';
import { bringUpToDate } from '../db/pool.ts';
import { CONTENT_FOLDER } from './content-folder.ts';
import { startThrowawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database with schema and content, on the server of this run. Whoever needs one gets a copy. */
    template: ThrowawayPostgres['connection'];
  }
}

const TEMPLATE = 'bedside_template';

/** Starts a PostgreSQL server, and migrates and fills one database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startThrowawayPostgres();
  const template = { ...server.connection, database: TEMPLATE };
  await fillTemplate(server.connection, template);
  project.provide('template', template);
  return server.stop;
}

async function fillTemplate(server: Connection, template: Connection): Promise<void> {
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await bringUpToDate(template);
  const client = new pg.Client(template);
  await client.connect();
  await importContent(drizzle({ client }), CONTENT_FOLDER, new Date());
  await client.query('vacuum analyze');
  await client.end();
}
