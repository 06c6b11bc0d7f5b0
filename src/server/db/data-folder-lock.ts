import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Another running process has this data folder. The message says which and what to do. */
export class DataFolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is used by process ${pid}. Stop that process, set another DATA_DIR, ` +
        'or use PostgreSQL (DATABASE_URL) to run several instances.',
    );
  }
}

/**
 * Takes the data folder for this process. PGlite has no lock of its own, and two processes writing to one
 * folder destroy it. A lock whose process is gone (a killed server) is taken over.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'bedside.lock');
  for (;;) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number((await readFile(path, 'utf8').catch(() => '')).trim());
    // The same number as ours is a restarted container's first process, not ourselves.
    if (holder && holder !== process.pid && isRunning(holder)) throw new DataFolderInUse(folder, holder);
    await rm(path, { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
