import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importContent } from './content-import.ts';
import type { Database } from './db/client.ts';
import { withoutLimits } from './db/pool.ts';
import { guidedDialogues } from './db/schema/guided.ts';
import { CONTENT_FOLDER } from './testing/content-folder.ts';
import { openTestDatabase } from './testing/test-database.ts';

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'bedside-content-'));
  await cp(CONTENT_FOLDER, folder, { recursive: true });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

it('is done once when two instances start with changed packs', async () => {
  const talk = join(folder, 'patient', 'talk.yaml');
  await writeFile(talk, `${await readFile(talk, 'utf8')}\n# changed\n`);
  const instance = () => withoutLimits(database.connection, (db) => importContent(db, folder, new Date()));
  expect((await Promise.all([instance(), instance()])).sort()).toEqual([0, 1]);
  expect(await instance()).toBe(0);
});

it('offers nothing of a pack any more that it had and has no more, whatever became of its file', async () => {
  const path = join(folder, 'dialogues', 'en', 'general.yaml');
  const source = await readFile(path, 'utf8');
  const offered = async () =>
    database.db.$count(
      guidedDialogues,
      and(eq(guidedDialogues.packPath, 'dialogues/en/general.yaml'), isNull(guidedDialogues.retiredAt)),
    );
  const had = await offered();
  expect(had).toBeGreaterThan(0);
  const vocabulary = await readFile(join(folder, 'vocabulary', 'en', 'general.yaml'), 'utf8');
  await writeFile(path, vocabulary.replaceAll(/id: (\S+)/g, 'id: moved-$1'));
  await importContent(database.db, folder, new Date());
  expect(await offered()).toBe(0);
  await writeFile(path, source);
  await importContent(database.db, folder, new Date());
  expect(await offered()).toBe(had);
});
