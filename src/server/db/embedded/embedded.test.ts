import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmod,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../client.ts';
import { listBackups } from './backups.ts';
import { openEmbedded } from './embedded.ts';
import { DataFolderInUse } from './folder-lock.ts';
import { restoreBackup } from './restore.ts';

// A cluster is a thousand files, and each test makes, copies or unpacks some.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
let folder: string;
let opened: Database[];
let used: string;

beforeAll(async () => {
  used = await aFolder();
  const database = await openEmbedded({ dataDir: used, startOver: false }, log);
  await database.db.execute(addCategory('kept'));
  await database.close();
});
afterAll(() => rm(used, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await aFolder();
  opened = [];
});
afterEach(async () => {
  // Nobody looks at the last backup of a folder that goes: where it can't be written that is said soon.
  await rm(join(folder, 'backups'), { recursive: true, force: true }).catch(() => {});
  await writeFile(join(folder, 'backups'), '').catch(() => {});
  for (const database of opened) await database.close().catch(() => {});
  await rm(folder, { recursive: true, force: true });
});

/** One that other users can come to, as they can to most data folders. */
async function aFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'bedside-embedded-'));
  await chmod(made, 0o755);
  return made;
}

async function openHere({ startOver = false } = {}): Promise<Database> {
  const database = await openEmbedded({ dataDir: folder, startOver }, log);
  opened.push(database);
  return database;
}

async function close(database: Database): Promise<void> {
  opened = opened.filter((each) => each !== database);
  await database.close();
}

const addCategory = (slug: string) =>
  sql`insert into categories (slug, name, profession, position) values (${slug}, 'X', 'medicine', 1)`;
const slugsIn = async ({ db }: Database) =>
  (await db.execute(sql`select slug from categories order by slug`)) as unknown as {
    rows: { slug: string }[];
  };
const categories = async (database: Database) => (await slugsIn(database)).rows.map(({ slug }) => slug);

/** Leaves a folder with one category and one backup, stopped cleanly. */
function aUsedFolder(): void {
  execFileSync('cp', ['-a', `${used}/.`, folder]);
}

const postmasterPid = async () =>
  Number((await readFile(join(folder, 'db', 'postmaster.pid'), 'utf8')).split('\n')[0]);

const until = async (done: () => Promise<boolean>) => {
  for (let tries = 0; tries < 300; tries++) {
    if (await done().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not come about.');
};

describe('the embedded database', () => {
  it('keeps what was written, and writes a backup when it closes', async () => {
    aUsedFolder();
    expect(await listBackups(join(folder, 'backups'))).toHaveLength(1);
    const again = await openHere();
    expect(await categories(again)).toEqual(['kept']);
    expect(again.notes()).toMatchObject({ origin: 'opened' });
  });

  it('refuses a second product on its folder, and goes on itself', async () => {
    const first = await openHere();
    await expect(openHere()).rejects.toThrow(DataFolderInUse);
    await first.db.execute(addCategory('kept'));
    expect(await categories(first)).toEqual(['kept']);
  });

  it('is started again when it ends unasked, with all that it had acknowledged', async () => {
    const database = await openHere();
    await database.db.execute(addCategory('kept'));
    process.kill(await postmasterPid(), 'SIGKILL');
    await until(async () => (await categories(database)).length === 1);
  });

  it('gives up with a clear line when it can not be started again', async () => {
    const database = await openHere();
    const pid = await postmasterPid();
    await rename(join(folder, 'db', 'global'), join(folder, 'db', 'global-gone'));
    process.kill(pid, 'SIGKILL');
    expect((await database.lost).message).toMatch(
      /^The embedded database ended and could not be started again: /,
    );
  });

  it('stops a database that a killed product has left running, and starts its own', async () => {
    const script = new URL('../../testing/open-and-hang.ts', import.meta.url).pathname;
    expect(spawnSync(process.execPath, [script, folder]).signal).toBe('SIGKILL');
    const orphan = await postmasterPid();
    process.kill(orphan, 0);
    const database = await openHere();
    expect(await categories(database)).toEqual(['acknowledged']);
    expect(await postmasterPid()).not.toBe(orphan);
  });

  it('makes no use of a pid file whose number is another process now, of the same user too', async () => {
    aUsedFolder();
    const other = spawn('sleep', ['60']);
    const lines = [other.pid, join(folder, 'db'), 1, 5432, join(folder, 'run'), '', '', 'ready'];
    await writeFile(join(folder, 'db', 'postmaster.pid'), lines.join('\n'));
    expect(await categories(await openHere())).toEqual(['kept']);
    expect(other.exitCode ?? other.signalCode).toBeNull();
    other.kill();
  });

  it('is started again when one of its processes crashes, and still refuses a second product', async () => {
    const database = await openHere();
    await database.db.execute(addCategory('kept'));
    const { rows } = (await database.db.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
      rows: { pid: number }[];
    };
    process.kill(rows[0]!.pid, 'SIGKILL');
    await until(async () => (await categories(database)).length === 1);
    await expect(openHere()).rejects.toThrow(DataFolderInUse);
    await expect(restoreBackup(folder, 'any')).rejects.toThrow(DataFolderInUse);
  });

  it('makes nothing of a pid file that a power cut has left empty', async () => {
    aUsedFolder();
    const path = join(folder, 'db', 'postmaster.pid');
    await writeFile(path, '');
    await utimes(path, 0, 0);
    const database = await openHere();
    expect(database.notes()).toMatchObject({ origin: 'opened' });
  });

  it('says what to do where its folder can not be used', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file');
    await expect(openHere()).rejects.toThrow(/there is a file of that name\. Set DATA_DIR/);
  });

  it('says so when it was made by another PostgreSQL', async () => {
    aUsedFolder();
    await writeFile(join(folder, 'db', 'PG_VERSION'), '17\n');
    await expect(openHere()).rejects.toThrow(/was made by PostgreSQL 17/);
  });
});

describe('a folder that has had a database', () => {
  const damages: [string, () => Promise<void>][] = [
    ['is without it', () => rm(join(folder, 'db'), { recursive: true })],
    ['is without PG_VERSION', () => rm(join(folder, 'db', 'PG_VERSION'))],
    ['has a damaged control file', () => writeFile(join(folder, 'db', 'global', 'pg_control'), 'damaged')],
    ['is without its log', () => rm(join(folder, 'db', 'pg_wal'), { recursive: true })],
    ['is without its tables', () => rm(join(folder, 'db', 'base'), { recursive: true })],
    ['has a table with a flipped bit', () => flipBitOf('categories')],
    ['has a table that was cut in the middle of a page', () => cutTo('categories', 4096)],
    ['has a table that was cut between pages', () => cutTo('categories', 0)],
  ];
  it.each(damages)('and %s is restored from a backup, and says so', async (_what, damage) => {
    aUsedFolder();
    await damage();
    const restored = await openHere();
    expect(await categories(restored)).toEqual(['kept']);
    expect(restored.notes()).toMatchObject({ origin: 'restored' });
  });

  it('keeps what it has set aside', async () => {
    aUsedFolder();
    await rm(join(folder, 'db', 'PG_VERSION'));
    await openHere();
    expect((await readdir(folder)).filter((name) => name.startsWith('db.aside-'))).toHaveLength(1);
  });

  it('is restored from the newest backup that opens', async () => {
    aUsedFolder();
    const backups = join(folder, 'backups');
    const [good] = await listBackups(backups);
    await writeFile(join(backups, '9998-01-01T00-00-00.000Z.tar.gz'), 'no backup at all');
    const half = (await readFile(good!)).subarray(0, 200_000);
    await writeFile(join(backups, '9999-01-01T00-00-00.000Z.tar.gz'), half);
    await rm(join(folder, 'db'), { recursive: true });
    expect(await categories(await openHere())).toEqual(['kept']);
  });

  it('is never given an empty one, at no start, however little is left of it', async () => {
    aUsedFolder();
    await rm(join(folder, 'db'), { recursive: true });
    await rm(join(folder, 'backups'), { recursive: true });
    for (const _start of [1, 2]) {
      await expect(openHere()).rejects.toThrow(/set NEW_DATABASE=on/);
    }
    await rm(join(folder, 'database.json'));
    await writeFile(join(folder, 'jwt-secret'), 'x');
    await expect(openHere()).rejects.toThrow(/set NEW_DATABASE=on/);
  });

  it('leaves a damaged database where it was when there is no backup', async () => {
    aUsedFolder();
    await rm(join(folder, 'backups'), { recursive: true });
    const control = await readFile(join(folder, 'db', 'global', 'pg_control'));
    await writeFile(join(folder, 'db', 'global', 'pg_control'), 'damaged');
    await expect(openHere()).rejects.toThrow(/No backup in .* opened either/);
    await writeFile(join(folder, 'db', 'global', 'pg_control'), control);
    expect(await categories(await openHere())).toEqual(['kept']);
  });

  it('is restored from the backup that the operator names, and keeps what was there', async () => {
    aUsedFolder();
    const [backup] = await listBackups(join(folder, 'backups'));
    const database = await openHere();
    await database.db.execute(addCategory('later'));
    await expect(restoreBackup(folder, backup!)).rejects.toThrow(DataFolderInUse);
    await close(database);
    expect(await restoreBackup(folder, backup!)).toContain('db.aside-');
    expect(await categories(await openHere())).toEqual(['kept']);
  });

  it('stays as it is when what the operator names is no good backup', async () => {
    aUsedFolder();
    const bad = join(folder, 'bad.tar.gz');
    await writeFile(bad, 'no backup at all');
    await expect(restoreBackup(folder, bad)).rejects.toThrow(/nothing was changed/);
    expect(await categories(await openHere())).toEqual(['kept']);
  });

  it('is opened again after its mode was changed', async () => {
    aUsedFolder();
    await chmod(join(folder, 'db'), 0o777);
    const database = await openHere();
    expect(database.notes()).toMatchObject({ origin: 'opened' });
    expect(await categories(database)).toEqual(['kept']);
  });

  it('is given an empty one when the operator says so', async () => {
    aUsedFolder();
    await rm(join(folder, 'db'), { recursive: true });
    await rm(join(folder, 'backups'), { recursive: true });
    expect(await categories(await openHere({ startOver: true }))).toEqual([]);
  });

  async function fileOf(table: string): Promise<string> {
    const database = await openHere();
    const found = (await database.db.execute(
      sql`select pg_relation_filepath(${table}::regclass) as path`,
    )) as unknown as {
      rows: { path: string }[];
    };
    await close(database);
    return join(folder, 'db', found.rows[0]!.path);
  }

  async function flipBitOf(table: string): Promise<void> {
    const path = await fileOf(table);
    const file = await open(path, 'r+');
    const { size } = await file.stat();
    const byte = Buffer.alloc(1);
    await file.read(byte, 0, 1, size - 5);
    byte[0]! ^= 4;
    await file.write(byte, 0, 1, size - 5);
    await file.close();
  }

  async function cutTo(table: string, size: number): Promise<void> {
    await truncate(await fileOf(table), size);
  }
});
