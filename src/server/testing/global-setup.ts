import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { importContent } from '../content-import.ts';
import { MIGRATIONS_FOLDER } from '../db/migrations-folder.ts';
import { CONTENT_FOLDER } from './content-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A dump of an embedded database with schema and content, which every worker loads. */
    databaseDump: string;
  }
}

/** Migrates and fills one database, so that each worker only has to load it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'bedside-tests-'));
  const lite = await PGlite.create();
  const db = drizzle({ client: lite });
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  await importContent(db, CONTENT_FOLDER, new Date());
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  const path = join(folder, 'database.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  project.provide('databaseDump', path);
  return () => rm(folder, { recursive: true });
}
