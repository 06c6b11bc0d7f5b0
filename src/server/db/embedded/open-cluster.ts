import { rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Logger } from 'pino';
import { OperatorError } from '../../operator-error.ts';
import { listBackups } from './backups.ts';
import { makeCluster, type RunningCluster, startCluster } from './cluster.ts';
import { DataFolderInUse, stopOrphan } from './owner.ts';
import { exists, hasHeldDatabase, majorOf, type Place } from './place.ts';
import type { Installation } from './postmaster.ts';
import { compareKeys, readEverything } from './read-everything.ts';
import { setAside, unpackCluster } from './restore.ts';

/** How the database of this process came about. */
export type Origin =
  | { readonly kind: 'opened' | 'made' }
  | { readonly kind: 'restored'; readonly backup: string; readonly aside: string | null };

export interface OpenedCluster extends RunningCluster {
  readonly origin: Origin;
}

export interface OpenOptions {
  readonly installation: Installation;
  readonly place: Place;
  /** Whether an empty database may be made where there has been one, and nothing of it is left. */
  readonly startOver: boolean;
  readonly log: Logger;
}

/**
 * Opens the cluster of a data folder, and makes one only in a folder that has never had any. One that does not open
 * or can't be read is set aside, never deleted, and restored from the newest backup that can. Errors: DataFolderInUse,
 * OperatorError.
 */
export async function openCluster(options: OpenOptions): Promise<OpenedCluster> {
  const { installation, place, log } = options;
  if (await stopOrphan(installation, place.cluster, place.dataDir)) {
    log.warn('The database of a product that was killed was still running. It was stopped.');
  }
  await removeUnfinished(place);
  if (!(await exists(place.cluster))) {
    const first = !(await hasHeldDatabase(place));
    return first ? makeAndOpen(options) : recover(options, 'The database is gone.');
  }
  await refuseOtherMajor(options);
  try {
    return { ...(await startAndRead(options)), origin: { kind: 'opened' } };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    return recover(options, 'The database did not open.', error);
  }
}

async function makeAndOpen(options: OpenOptions): Promise<OpenedCluster> {
  await makeCluster(options.installation, options.place);
  return {
    ...(await startCluster(options.installation, options.place, options.log)),
    origin: { kind: 'made' },
  };
}

/** Started is not yet sound: an empty database would be taken for a new one. */
async function startAndRead({ installation, place, log }: OpenOptions): Promise<RunningCluster> {
  const running = await startCluster(installation, place, log);
  try {
    await readEverything(running.owner);
    await compareKeys(running.owner);
    const { rows } = await running.owner.query("select to_regclass('public.learners') is not null as filled");
    if (!rows[0].filled && (await exists(place.marker))) throw new Error('The tables are gone.');
    return running;
  } catch (error) {
    await running.owner.end().catch(() => {});
    await running.postmaster.stop();
    throw error;
  }
}

async function recover(options: OpenOptions, what: string, cause?: unknown): Promise<OpenedCluster> {
  const { installation, place, startOver, log } = options;
  log.error({ err: cause }, `${what} Looking for a backup.`);
  const aside = await setAside(place);
  for (const backup of await listBackups(place.backups)) {
    try {
      await unpackCluster(installation, backup, place);
      const running = await startAndRead(options);
      log.warn({ backup, aside }, 'The database was restored from a backup.');
      return { ...running, origin: { kind: 'restored', backup: basename(backup), aside } };
    } catch (error) {
      if (error instanceof DataFolderInUse) throw error;
      log.error({ err: error, backup }, 'This backup did not open. Trying the one before it.');
      await rm(place.cluster, { recursive: true, force: true });
    }
  }
  if (startOver) {
    log.warn({ aside }, 'No backup opened. An empty database is made, as NEW_DATABASE asks.');
    return makeAndOpen(options);
  }
  // As it was, so that the next start finds what this one found.
  if (aside) await rename(aside, place.cluster);
  throw new OperatorError(
    `${what} No backup in ${place.backups} opened either, and an empty one would hide that. Put the folder or a ` +
      'backup back (npm run restore -- FILE), or set NEW_DATABASE=on to start over with nothing.' +
      (cause instanceof Error ? ` PostgreSQL says: ${cause.message}` : ''),
    { cause },
  );
}

async function refuseOtherMajor({ installation, place }: OpenOptions): Promise<void> {
  const major = await majorOf(place);
  if (major === undefined || !/^\d+$/.test(major) || major === installation.binaries.major) return;
  throw new OperatorError(
    `The database in ${place.cluster} was made by PostgreSQL ${major}, and this Bedside brings ` +
      `${installation.binaries.major}. Start the version of Bedside that made it, or set another DATA_DIR.`,
  );
}

/** What a start that was cut short has left. */
async function removeUnfinished({ cluster, check }: Place): Promise<void> {
  for (const folder of [`${cluster}-being-made`, `${cluster}-being-restored`, check]) {
    await rm(folder, { recursive: true, force: true });
  }
}
