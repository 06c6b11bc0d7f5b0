import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { OperatorError } from '../../operator-error.ts';
import { listBackups } from './backups.ts';
import { checkBackup, stopCheck } from './check-backup.ts';
import { makeCluster, startCluster } from './cluster.ts';
import { requireDamage } from './damage.ts';
import { stopOrphan } from './orphan.ts';
import { exists, hasHeldDatabase, majorOf, type Place } from './place.ts';
import type { Installation, Postmaster } from './postmaster.ts';
import { compareKeys, readEverything } from './read-everything.ts';
import { putInPlace, setAside } from './restore.ts';

/** How the database of this process came about. */
export type Origin =
  | { readonly kind: 'opened' | 'made' }
  | { readonly kind: 'restored'; readonly backup: string; readonly aside: string | null };

export interface OpenedCluster {
  readonly postmaster: Postmaster;
  readonly origin: Origin;
}

export interface OpenOptions {
  readonly installation: Installation;
  /** A folder that this process holds. */
  readonly place: Place;
  /** Whether an empty database may be made where there has been one, and nothing of it is left. */
  readonly startOver: boolean;
  readonly log: Logger;
}

/**
 * Opens the cluster of a data folder, and makes one only in a folder that has never had any. One that is damaged is
 * set aside, never deleted, as soon as a backup is found that opens and can be read. Errors: OperatorError.
 */
export async function openCluster(options: OpenOptions): Promise<OpenedCluster> {
  const { place, log } = options;
  if (await stopOrphan(place)) {
    log.warn('The database of a product that was killed was still running. It was stopped.');
  }
  await removeUnfinished(place);
  if (!(await exists(place.cluster))) {
    const first = !(await hasHeldDatabase(place));
    return first ? makeAndOpen(options) : recover(options, 'The database is gone.');
  }
  await refuseOtherMajor(options);
  try {
    return { postmaster: await startAndRead(options), origin: { kind: 'opened' } };
  } catch (error) {
    requireDamage(error);
    return recover(options, 'The database did not open.', error);
  }
}

async function makeAndOpen({ installation, place, log }: OpenOptions): Promise<OpenedCluster> {
  await makeCluster(installation, place);
  return { postmaster: await startCluster(installation, place, log), origin: { kind: 'made' } };
}

/** Started is not yet sound: an empty database would be taken for a new one. */
async function startAndRead({ installation, place, log }: OpenOptions): Promise<Postmaster> {
  const postmaster = await startCluster(installation, place, log);
  const reader = new pg.Client(postmaster.connection);
  reader.on('error', () => {});
  try {
    await reader.connect();
    await readEverything(reader);
    await compareKeys(reader);
    const { rows } = await reader.query("select to_regclass('public.learners') is not null as filled");
    if (!rows[0].filled && (await exists(place.marker))) throw new Error('The tables are gone.');
    return postmaster;
  } catch (error) {
    await postmaster.stop();
    throw error;
  } finally {
    await reader.end().catch(() => {});
  }
}

async function recover(options: OpenOptions, what: string, cause?: unknown): Promise<OpenedCluster> {
  const { installation, place, startOver, log } = options;
  log.error({ err: cause }, `${what} Looking for a backup.`);
  for (const backup of await listBackups(place.backups)) {
    try {
      await checkBackup(installation, backup, place.check);
    } catch (error) {
      requireDamage(error);
      log.error({ err: error, backup }, 'This backup did not open. Trying the one before it.');
      continue;
    }
    const aside = await putInPlace(installation, backup, place);
    log.warn({ backup, aside }, 'The database was restored from a backup.');
    const origin = { kind: 'restored', backup: basename(backup), aside } as const;
    return { postmaster: await startAndRead(options), origin };
  }
  if (startOver) {
    const aside = await setAside(place);
    log.warn({ aside }, 'No backup opened. An empty database is made, as NEW_DATABASE asks.');
    return makeAndOpen(options);
  }
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
async function removeUnfinished(place: Place): Promise<void> {
  for (const folder of [`${place.cluster}-being-made`, `${place.cluster}-being-restored`]) {
    await rm(folder, { recursive: true, force: true });
  }
  await stopCheck(place);
}
