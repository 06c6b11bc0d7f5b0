import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listBackups } from './backups.ts';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';
import { openEmbedded } from './embedded.ts';

const log = pino({ level: 'silent' });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bedside-embedded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const addCategory = sql`insert into categories (slug, name, profession, position) values ('x', 'X', 'medicine', 1)`;

it('keeps what was written, and writes a backup when it closes', async () => {
  const first = await openEmbedded(folder, log);
  await first.db.execute(addCategory);
  await first.close();
  expect(await listBackups(join(folder, 'backups'))).toHaveLength(1);
  const second = await openEmbedded(folder, log);
  expect(await second.db.execute(sql`select slug from categories`)).toMatchObject({ rows: [{ slug: 'x' }] });
  await second.close();
}, 60_000);

it('sets a damaged database aside and restores the newest backup that opens', async () => {
  const first = await openEmbedded(folder, log);
  await first.db.execute(addCategory);
  await first.close();
  await writeFile(join(folder, 'db', 'global', 'pg_control'), 'damaged');
  await writeFile(join(folder, 'backups', '9999-broken.tar.gz'), 'no backup at all');
  const restored = await openEmbedded(folder, log);
  expect(await restored.db.execute(sql`select slug from categories`)).toMatchObject({
    rows: [{ slug: 'x' }],
  });
  await restored.close();
  expect((await readdir(folder)).some((name) => name.startsWith('db.damaged-'))).toBe(true);
}, 90_000);

it('refuses a folder that another running process has', async () => {
  await writeFile(join(folder, 'bedside.lock'), String(process.ppid));
  await expect(openEmbedded(folder, log)).rejects.toThrow(DataFolderInUse);
});

it("takes over a killed process's lock", async () => {
  await writeFile(join(folder, 'bedside.lock'), '999999999');
  const unlock = await lockDataFolder(folder);
  expect(await readFile(join(folder, 'bedside.lock'), 'utf8')).toBe(String(process.pid));
  await unlock();
  expect(await readdir(folder)).toEqual([]);
});
