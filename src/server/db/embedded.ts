import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Logger } from 'pino';
import { listBackups, writeBackup } from './backups.ts';
import type { Database } from './client.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

const BACKUP_INTERVAL_MS = 10 * 60_000;

/**
 * Opens the embedded database in `<dataDir>/db`. A database that doesn't open is set aside, never deleted,
 * and restored from the newest dump. Throws DataFolderInUse when another process has the folder.
 */
export async function openEmbedded(dataDir: string, log: Logger): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDataFolder(dataDir);
  try {
    const backups = join(dataDir, 'backups');
    const lite = await openOrRestore(join(dataDir, 'db'), backups, log);
    const db = drizzle({ client: lite });
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    const stopBackups = backUpRegularly(lite, backups, log);
    return {
      db,
      connection: { kind: 'embedded', lite },
      close: async () => {
        await stopBackups();
        await lite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openOrRestore(folder: string, backups: string, log: Logger): Promise<PGlite> {
  const existed = await stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  try {
    return await PGlite.create(folder);
  } catch (error) {
    if (!existed) throw error;
    return restore(folder, backups, log, error);
  }
}

async function restore(folder: string, backups: string, log: Logger, cause: unknown): Promise<PGlite> {
  const aside = `${folder}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  await rename(folder, aside);
  log.error({ err: cause, aside }, 'The database did not open. It was set aside.');
  for (const path of await listBackups(backups)) {
    try {
      const lite = await PGlite.create(folder, { loadDataDir: new Blob([await readFile(path)]) });
      log.warn({ backup: path }, 'The database was restored from a backup.');
      return lite;
    } catch (error) {
      log.error({ err: error, backup: path }, 'This backup did not open. Trying the one before it.');
    }
  }
  throw new Error(`The database did not open and no backup could be restored. It is kept in ${aside}.`, {
    cause,
  });
}

function backUpRegularly(lite: PGlite, folder: string, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const backUp = () => {
    running = running.then(async () => {
      try {
        await writeBackup(lite, folder, new Date());
      } catch (error) {
        log.error({ err: error }, 'A backup could not be written.');
      }
    });
    return running;
  };
  const timer = setInterval(backUp, BACKUP_INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return backUp();
  };
}
