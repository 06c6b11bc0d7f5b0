import { lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { socketFolderOf } from './endpoint.ts';

/** What of the data folder belongs to the embedded database. */
export interface Place {
  readonly dataDir: string;
  readonly cluster: string;
  readonly socketFolder: string;
  readonly backups: string;
  /** Where a backup is opened to see whether it is good. */
  readonly check: string;
  /** Written once the folder has had a database, so that one that is gone is never taken for one to be made. */
  readonly marker: string;
}

export function placeIn(folder: string): Place {
  const dataDir = resolve(folder);
  return {
    dataDir,
    cluster: join(dataDir, 'db'),
    socketFolder: socketFolderOf(dataDir),
    backups: join(dataDir, 'backups'),
    check: join(dataDir, 'check'),
    marker: join(dataDir, 'database.json'),
  };
}

/** What the product puts into its folder beside the cluster, and only after it. */
const TRACES = /^(database\.json|jwt-secret|blobs|backups|db\..*)$/;

/** Whether the folder has ever held a database. */
export async function hasHeldDatabase({ dataDir }: Place): Promise<boolean> {
  return (await readdir(dataDir)).some((name) => TRACES.test(name));
}

export async function leaveMarker({ marker }: Place, now: Date): Promise<void> {
  const note =
    'Bedside keeps a database in this folder. Without this file it might take a lost one for a new one.';
  const text = `${JSON.stringify({ note, since: now.toISOString() }, null, 2)}\n`;
  await writeFile(marker, text, { flag: 'wx', flush: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Errors: OperatorError for a folder that can't be made or written to. */
export async function makeDataFolder({ dataDir, socketFolder }: Place): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await mkdir(socketFolder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new OperatorError(
      `The data folder ${dataDir} can't be used: ${FAULTS[code ?? ''] ?? code}. Set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

const FAULTS: Readonly<Record<string, string>> = {
  EEXIST: 'there is a file of that name',
  ENOENT: 'it is not there, and can not be made',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
};

/** The major version of PostgreSQL that a cluster belongs to; undefined for what is no cluster. */
export async function majorOf({ cluster }: Place): Promise<string | undefined> {
  const text = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return text?.trim();
}

/** Whether there is something; a disk that doesn't answer is an error, not an absence. */
export async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
