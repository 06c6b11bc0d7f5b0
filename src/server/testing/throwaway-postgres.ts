import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import type { Connection } from '../db/client.ts';
import { makeCluster } from '../db/embedded/cluster.ts';
import { prepareInstallation } from '../db/embedded/installation.ts';
import { makeDataFolder, placeIn } from '../db/embedded/place.ts';
import { startPostmaster } from '../db/embedded/postmaster.ts';
import { giveTo } from '../db/embedded/run-as.ts';

const SETTINGS = { max_connections: '200', io_method: 'sync' };
/** Nothing of a test outlives it, so nothing waits for the disk. */
const FORGETFUL = { fsync: 'off', full_page_writes: 'off' };

export interface ThrowawayPostgres {
  readonly connection: Extract<Connection, { host: string }>;
  /** The same as a DATABASE_URL. */
  readonly url: string;
  /** Ends it, waits so many milliseconds, and starts it again where it was. */
  restart(awayMs: number): Promise<void>;
  /** Ends it and removes everything. */
  stop(): Promise<void>;
}

/** An empty PostgreSQL server of the embedded database's own programs. A durable one keeps what it acknowledged. */
export async function startThrowawayPostgres({ durable = false } = {}): Promise<ThrowawayPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'bedside-tests-'));
  await chmod(folder, 0o755);
  const place = placeIn(folder);
  await makeDataFolder(place);
  const installation = await prepareInstallation(place);
  await makeCluster(installation, place);
  await giveTo(installation.runAs, place.socketFolder);
  const { cluster, socketFolder } = place;
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const settings = { ...SETTINGS, ...(durable ? {} : FORGETFUL) };
  const start = () => startPostmaster({ ...installation, folder: cluster, socketFolder, settings, log });
  let server = await start();
  const connection = server.connection as ThrowawayPostgres['connection'];
  const { user, password = '', host, port, database } = connection;
  return {
    connection,
    url: `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    restart: async (awayMs) => {
      await server.stop();
      await wait(awayMs);
      server = await start();
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
