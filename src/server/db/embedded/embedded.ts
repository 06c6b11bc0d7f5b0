import type { Logger } from 'pino';
import { OperatorError } from '../../operator-error.ts';
import type { Database } from '../client.ts';
import { bringUpToDate, openPool } from '../pool.ts';
import { backUpRegularly } from './backup-schedule.ts';
import { lockFolder } from './folder-lock.ts';
import { prepareInstallation } from './installation.ts';
import { openCluster } from './open-cluster.ts';
import { leaveMarker, makeDataFolder, type Place, placeIn } from './place.ts';
import { keepRunning } from './supervisor.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Whether an empty database may be made where there has been one, and nothing of it is left. */
  readonly startOver: boolean;
}

/**
 * Opens the embedded database: PostgreSQL as a child process, in the data folder, reached by a socket there. Errors:
 * OperatorError, DataFolderInUse among them.
 */
export async function openEmbedded({ dataDir, startOver }: EmbeddedOptions, log: Logger): Promise<Database> {
  const place = placeIn(dataDir);
  await makeDataFolder(place);
  const unlock = await lockFolder(place);
  const installation = await prepareInstallation(place).catch(async (error) => {
    await unlock();
    throw error;
  });
  const opened = await openCluster({ installation, place, startOver, log }).catch(async (error) => {
    await unlock();
    throw inOneLine(error, place);
  });
  const { connection } = opened.postmaster;
  const running = keepRunning(installation, place, opened.postmaster, log);
  try {
    await bringUpToDate(connection);
    await leaveMarker(place, new Date());
  } catch (error) {
    await running.stop();
    await unlock();
    throw inOneLine(error, place);
  }
  const pool = openPool(connection);
  const backups = backUpRegularly({ installation, place, connection }, log);
  const { origin } = opened;
  return {
    ...pool,
    connection,
    lost: running.lost,
    notes: () => ({
      origin: origin.kind,
      ...(origin.kind === 'restored' && { restoredFrom: origin.backup }),
      ...backups.notes(),
    }),
    close: async () => {
      await pool.close();
      await backups.stop();
      await running.stop();
      await unlock();
    },
  };
}

/** What PostgreSQL says where it can't be started, in words of what to do. */
function inOneLine(error: unknown, { dataDir }: Place): unknown {
  if (error instanceof OperatorError || !(error instanceof Error)) return error;
  const full = /No space left on device|ENOSPC/.test(error.message);
  const message = full
    ? `The disk of ${dataDir} is full, so the database can't be started. Make room, or set another DATA_DIR.`
    : `The embedded database can't be started: ${error.message}`;
  return new OperatorError(message, { cause: error });
}
