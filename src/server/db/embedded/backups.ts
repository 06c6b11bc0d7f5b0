import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Connection } from '../client.ts';
import { syncFolder } from '../sync-folder.ts';
import { writeBaseBackup } from './base-backup.ts';
import { checkBackup } from './check-backup.ts';
import type { Place } from './place.ts';
import type { Installation } from './postmaster.ts';

const SUFFIX = '.tar.gz';
/** Only what is named as we name them: what an operator put beside them is the operator's. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.tar\.gz$/;
const RECENT = 6;
const DAYS = 7;

export interface BackupSource {
  readonly installation: Installation;
  readonly place: Place;
  /** To the running cluster. */
  readonly connection: Connection;
}

/**
 * Writes a backup that a second PostgreSQL has opened and read, and only then removes older ones. Rejects, and leaves
 * those as they are, where the copy can't be read: then it is the database that is damaged.
 */
export async function writeBackup(
  { installation, place, connection }: BackupSource,
  now: Date,
): Promise<string> {
  const folder = place.backups;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${now.toISOString().replaceAll(':', '-')}${SUFFIX}`);
  const partial = partialIn(place);
  try {
    await writeBaseBackup(connection, place.cluster, partial);
    await checkBackup(installation, partial, place.check);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await syncFolder(folder);
  await removeOldBackups(folder);
  return path;
}

const partialIn = ({ backups }: Place) => join(backups, 'being-written');

/** What is left of a backup whose process was ended. */
export async function removePartial(place: Place): Promise<void> {
  await rm(partialIn(place), { force: true });
}

/** The copy, compressed to half at least, and all of it again where it is unpacked to be read. */
const ROOM = 1.5;

/** Errors: NoRoom where a backup of so many bytes of database would fill the disk. */
export async function requireRoom({ dataDir }: Place, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const [needed, free] = [bytes * ROOM, bavail * bsize].map((each) => Math.ceil(each / 1e6)) as [
    number,
    number,
  ];
  if (free < needed) throw new NoRoom(`A backup needs ${needed} MB, and ${free} MB are free in ${dataDir}.`);
}

/** A backup was not begun, since the disk has too little room for it. */
export class NoRoom extends Error {}

/** Paths of complete backups, newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** When a backup was begun, in milliseconds since 1970. */
export function timeOf(path: string): number {
  const [day, time] = basename(path, SUFFIX).split('T');
  return Date.parse(`${day}T${time?.replaceAll('-', ':')}`);
}

/** The six newest, and the newest of each of the last seven days that have any. Takes and gives paths, newest first. */
export function backupsToKeep(paths: readonly string[]): string[] {
  const dayOf = (path: string) => basename(path).slice(0, 'yyyy-mm-dd'.length);
  const newestOfDay = paths.filter((path, index) => index === 0 || dayOf(path) !== dayOf(paths[index - 1]!));
  const kept = new Set([...paths.slice(0, RECENT), ...newestOfDay.slice(0, DAYS)]);
  return paths.filter((path) => kept.has(path));
}

async function removeOldBackups(folder: string): Promise<void> {
  const paths = await listBackups(folder);
  const kept = new Set(backupsToKeep(paths));
  for (const path of paths) if (!kept.has(path)) await rm(path, { force: true });
}
