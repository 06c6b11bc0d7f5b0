import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { readArchive } from './archive.ts';
import { socketFolderOf } from './endpoint.ts';
import { stopOrphan } from './orphan.ts';
import type { Place } from './place.ts';
import { type Installation, startPostmaster } from './postmaster.ts';
import { checkIndexes, compareKeys, readEverything } from './read-everything.ts';
import { giveTo } from './run-as.ts';

/** A server for one reader, on files that are thrown away. */
const SETTINGS = {
  fsync: 'off',
  shared_buffers: '16MB',
  max_connections: '5',
  autovacuum: 'off',
  io_method: 'sync',
};

/** Unpacks a backup aside, opens it and reads all of it. Rejects when any of that fails. */
export async function checkBackup(installation: Installation, path: string, aside: string): Promise<void> {
  await rm(aside, { recursive: true, force: true });
  try {
    await readArchive(path, join(aside, 'db'));
    await readCopy(installation, aside);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Ends a check whose own process can't, and takes away what it had unpacked. */
export async function stopCheck({ check }: Place): Promise<void> {
  await stopOrphan({ cluster: join(check, 'db'), socketFolder: socketFolderOf(check) });
  await rm(check, { recursive: true, force: true });
}

async function readCopy(installation: Installation, aside: string): Promise<void> {
  const folder = join(aside, 'db');
  const socketFolder = socketFolderOf(aside);
  await mkdir(socketFolder, { recursive: true, mode: 0o700 });
  await giveTo(installation.runAs, aside);
  const log = pino({ level: 'silent' });
  const server = await startPostmaster({ ...installation, folder, socketFolder, settings: SETTINGS, log });
  try {
    const client = new pg.Client(server.connection);
    client.on('error', () => {});
    await client.connect();
    await readEverything(client);
    await compareKeys(client);
    await checkIndexes(client);
    await client.end();
  } finally {
    await server.stop();
  }
}
