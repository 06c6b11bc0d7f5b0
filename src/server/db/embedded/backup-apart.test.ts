import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeBackupApart } from './backup-apart.ts';
import type { BackupSource } from './backups.ts';
import { makeCluster, startCluster } from './cluster.ts';
import { prepareInstallation } from './installation.ts';
import { makeDataFolder, placeIn } from './place.ts';
import type { Postmaster } from './postmaster.ts';
import { isRunning } from './processes.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let source: BackupSource;
let postmaster: Postmaster;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bedside-backup-'));
  await chmod(folder, 0o755);
  const place = placeIn(folder);
  await makeDataFolder(place);
  const installation = await prepareInstallation(place);
  await makeCluster(installation, place);
  postmaster = await startCluster(installation, place, pino({ level: 'silent' }));
  source = { installation, place, connection: postmaster.connection };
});
afterAll(async () => {
  await postmaster.stop();
  await rm(source.place.dataDir, { recursive: true, force: true });
});

/** The server that reads the copy, once there is one. */
async function readerOf({ place }: BackupSource): Promise<number> {
  for (;;) {
    const file = await readFile(join(place.check, 'db', 'postmaster.pid'), 'utf8').catch(() => '');
    const pid = Number(file.split('\n')[0]);
    if (pid > 0) return pid;
    await wait(5);
  }
}

it('leaves nothing behind when it is given up, not even the reader of the copy', async () => {
  const ending = new AbortController();
  const writing = writeBackupApart(source, new Date(), ending.signal);
  const reader = await readerOf(source);
  ending.abort(new Error('too late'));
  await expect(writing).rejects.toThrow('too late');
  expect(isRunning(reader)).toBe(false);
  expect(await readdir(source.place.backups)).toEqual([]);
  expect(await readdir(source.place.dataDir)).not.toContain('check');
});

it('tells what went wrong', async () => {
  const elsewhere = { ...source, connection: { connectionString: 'postgres://nobody@127.0.0.1:1/none' } };
  await expect(writeBackupApart(elsewhere, new Date(), AbortSignal.abort())).rejects.toThrow('aborted');
  const { signal } = new AbortController();
  await expect(writeBackupApart(elsewhere, new Date(), signal)).rejects.toThrow('ECONNREFUSED');
});

it('is written by another process', async () => {
  const { signal } = new AbortController();
  const path = await writeBackupApart(source, new Date(), signal);
  expect(await readdir(source.place.backups)).toEqual([path.split('/').at(-1)]);
});
