import { chmod, mkdir, rename, rm, statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { syncFolder } from '../sync-folder.ts';
import type { Place } from './place.ts';
import {
  type Installation,
  initialiseCluster,
  type Postmaster,
  PostmasterFault,
  startPostmaster,
} from './postmaster.ts';
import { giveTo } from './run-as.ts';

/** Small, for one product beside its engines on one machine, and with nothing that could lose a transaction. */
const SETTINGS = {
  max_connections: '40',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '128MB',
  min_wal_size: '16MB',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  io_method: 'sync',
  // A process of it that crashes ends all of it, and the product starts it anew: one way, not two.
  restart_after_crash: 'off',
  jit: 'off',
  timezone: 'UTC',
  // What a client is told of its own mistakes need not be said twice.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/** Makes an empty cluster, aside and then in its place at once. */
export async function makeCluster(installation: Installation, { cluster, dataDir }: Place): Promise<void> {
  const aside = `${cluster}-being-made`;
  await rm(aside, { recursive: true, force: true });
  // Its user may not write into the data folder, so the folder is there before it.
  await mkdir(aside, { mode: 0o700 });
  await giveTo(installation.runAs, aside);
  await initialiseCluster(installation, aside);
  await rename(aside, cluster);
  await syncFolder(dataDir);
}

const LAST_OF_THE_OTHER_MS = 15_000;

/** Starts PostgreSQL on a cluster. What is left of a server that was killed takes a moment to see that it was. */
export async function startCluster(
  installation: Installation,
  place: Place,
  log: Logger,
): Promise<Postmaster> {
  const { cluster: folder, socketFolder } = place;
  await giveTo(installation.runAs, folder);
  // PostgreSQL opens no other, and what was copied there may have lost it.
  await chmod(folder, 0o700);
  await giveTo(installation.runAs, socketFolder);
  const settings = { ...SETTINGS, ...(await sharedMemory()) };
  const deadline = performance.now() + LAST_OF_THE_OTHER_MS;
  for (;;) {
    try {
      return await startPostmaster({ ...installation, folder, socketFolder, settings, log });
    } catch (error) {
      const said = error instanceof PostmasterFault ? error.message : '';
      const leftovers = said.includes('pre-existing shared memory block');
      if (!leftovers || performance.now() > deadline) throw error;
      await wait(100);
    }
  }
}

const ENOUGH_SHARED_MEMORY = 128 * 1024 * 1024;

/** Containers often have little of it; files do as well, as little as there is to share. */
async function sharedMemory(): Promise<Record<string, string>> {
  if (process.platform !== 'linux') return {};
  const { bsize, bavail } = await statfs('/dev/shm').catch(() => ({ bsize: 0, bavail: 0 }));
  return bsize * bavail < ENOUGH_SHARED_MEMORY ? { dynamic_shared_memory_type: 'mmap' } : {};
}
