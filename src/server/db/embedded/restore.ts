import { rename, rm } from 'node:fs/promises';
import { OperatorError } from '../../operator-error.ts';
import { syncFolder } from '../sync-folder.ts';
import { readArchive } from './archive.ts';
import { checkBackup } from './check-backup.ts';
import { lockFolder } from './folder-lock.ts';
import { prepareInstallation } from './installation.ts';
import { stopOrphan } from './orphan.ts';
import { exists, leaveMarker, makeDataFolder, type Place, placeIn } from './place.ts';
import { flushCluster, type Installation } from './postmaster.ts';
import { giveTo } from './run-as.ts';

/**
 * Puts a backup where the database of a data folder is. What was there is set aside: its path, or null. Errors:
 * OperatorError for a file that is no good backup, DataFolderInUse while a product runs on the folder.
 */
export async function restoreBackup(dataDir: string, backup: string): Promise<string | null> {
  const place = placeIn(dataDir);
  await makeDataFolder(place);
  const unlock = await lockFolder(place);
  try {
    const installation = await prepareInstallation(place);
    await stopOrphan(place);
    await checkBackup(installation, backup, place.check).catch((cause: Error) => {
      const message = `${backup} is no backup that opens, so nothing was changed: ${cause.message}`;
      throw new OperatorError(message, { cause });
    });
    const aside = await putInPlace(installation, backup, place);
    await leaveMarker(place, new Date());
    return aside;
  } finally {
    await unlock();
  }
}

/** Sets aside what is in the place of the cluster, if anything, and unpacks a backup that has been checked there. */
export async function putInPlace(
  installation: Installation,
  backup: string,
  place: Place,
): Promise<string | null> {
  const unpacked = await unpackCluster(installation, backup, place);
  const aside = await setAside(place);
  await rename(unpacked, place.cluster);
  await syncFolder(place.dataDir);
  return aside;
}

/** Moves a cluster out of its place, and never deletes it: its new path, or null where there is none. */
export async function setAside({ cluster, dataDir }: Place): Promise<string | null> {
  if (!(await exists(cluster))) return null;
  const aside = `${cluster}.aside-${new Date().toISOString().replaceAll(':', '-')}`;
  await rename(cluster, aside);
  await syncFolder(dataDir);
  return aside;
}

/** Unpacks a backup beside the cluster, flushed to disk. */
async function unpackCluster(installation: Installation, backup: string, place: Place): Promise<string> {
  const aside = `${place.cluster}-being-restored`;
  await rm(aside, { recursive: true, force: true });
  await readArchive(backup, aside);
  await giveTo(installation.runAs, aside);
  await flushCluster(installation, aside);
  return aside;
}
