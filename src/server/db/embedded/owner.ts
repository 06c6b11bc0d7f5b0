import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '../../operator-error.ts';
import type { Connection } from '../client.ts';
import { endpointOf } from './endpoint.ts';
import { type Installation, stopCluster } from './postmaster.ts';

/** Any number; whoever holds it owns the cluster. */
const OWNER_LOCK = 5_090_711;

const ANSWER_MS = 10_000;

/** Another running product has this data folder. The message says what to do. */
export class DataFolderInUse extends OperatorError {
  constructor(dataDir: string, cause?: unknown) {
    super(
      `Another Bedside is running on the data folder ${dataDir}. Stop that one, set another DATA_DIR, ` +
        'or use PostgreSQL (DATABASE_URL) to run several instances.',
      { cause },
    );
  }
}

/**
 * Takes a running cluster for this process: a lock that lasts as long as the connection, so that it is free as soon
 * as its holder is gone, however it went. Null where another process has it.
 */
export async function takeOwnership(connection: Connection): Promise<pg.Client | null> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: ANSWER_MS });
  // A connection that breaks ends the ownership, never the process.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK]);
  if (rows[0].taken) return client;
  await client.end();
  return null;
}

/**
 * A product that was killed leaves its database running. It is stopped, so that this process can start its own.
 * Errors: DataFolderInUse where the product that started it still runs.
 */
export async function stopOrphan(
  installation: Installation,
  folder: string,
  dataDir: string,
): Promise<boolean> {
  await removeTornPidFile(folder);
  const running = await readPidFile(folder);
  if (!running || !isRunning(running.pid)) return false;
  const { connection } = await endpointOf(running.host, installation.password);
  const owner = await askForOwnership({ ...connection, host: running.host, port: running.port });
  if (owner === 'taken') throw new DataFolderInUse(dataDir);
  if (owner) await owner.end().catch(() => {});
  else if (!(await isPostgres(running.pid))) return false;
  await stopCluster(installation, folder);
  return true;
}

/** The lock, 'taken', or null where no PostgreSQL answers. */
async function askForOwnership(connection: Connection): Promise<pg.Client | 'taken' | null> {
  const deadline = performance.now() + ANSWER_MS;
  for (;;) {
    try {
      return (await takeOwnership(connection)) ?? 'taken';
    } catch (error) {
      const { code } = error as { code?: string };
      // Starting up, or shutting down.
      if (code !== '57P03' || performance.now() > deadline) return null;
      await wait(100);
    }
  }
}

/** A power cut can leave one without a number, which PostgreSQL leaves to whoever knows better. */
async function removeTornPidFile(folder: string): Promise<void> {
  const path = join(folder, 'postmaster.pid');
  const info = await stat(path).catch(() => null);
  if (info?.size === 0 && Date.now() - info.mtimeMs > BEING_WRITTEN_MS) await rm(path);
}

const BEING_WRITTEN_MS = 2_000;

interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly host: string;
}

/** What PostgreSQL writes into its folder while it runs: https://www.postgresql.org/docs/18/storage-file-layout.html */
async function readPidFile(folder: string): Promise<PidFile | null> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder, address] = text.split('\n').map((line) => line.trim());
  if (!Number(pid)) return null;
  return { pid: Number(pid), port: Number(port), host: socketFolder || address || '127.0.0.1' };
}

/** Numbers of processes are used again. Where the system doesn't tell, PostgreSQL itself judges its pid file. */
async function isPostgres(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('postgres');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
