import { sql } from 'drizzle-orm';
import { parsePack, readPackFiles } from '#content/read-packs.ts';
import type { Db } from './db/client.ts';
import {
  forgetImport,
  importedDigests,
  rememberImport,
} from './features/catalogue/catalogue-import.store.ts';
import { removePack, savePack } from './pack-importers.ts';

/** Raised when the importer writes more or other things of a pack than before, so that all are read in again. */
const IMPORTER = 2;

/** Any number; it only has to be the same in every instance. */
const IMPORT_LOCK = 4_411_902;

/**
 * Brings the database up to the packs of a folder: changed ones are written, removed ones retired, the rest
 * is not even parsed. Idempotent; one transaction, so a faulty pack changes nothing. Throws PackError.
 */
export async function importContent(db: Db, folder: string, now: Date): Promise<number> {
  const files = (await readPackFiles(folder)).map((file) => ({
    ...file,
    digest: `${IMPORTER}:${file.digest}`,
  }));
  const before = differences(files, await importedDigests(db));
  if (before.changed.length === 0 && before.removed.length === 0) return 0;
  // Parsing is slow, so it is done before anything is locked.
  const packs = new Map(before.changed.map((file) => [file.path, parsePack(file)]));
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    // Another instance may have imported them meanwhile.
    const { changed, removed } = differences(files, await importedDigests(tx));
    for (const file of changed) {
      const { path, digest } = file;
      const pack = packs.get(path) ?? parsePack(file);
      await savePack(tx, pack, { path, now });
      await rememberImport(tx, path, digest);
    }
    for (const path of removed) {
      await removePack(tx, { path, now });
      await forgetImport(tx, path);
    }
    return changed.length + removed.length;
  });
}

/** What a folder holds that was not imported so, and what was imported that it holds no more. */
function differences<File extends { readonly path: string; readonly digest: string }>(
  files: readonly File[],
  digests: ReadonlyMap<string, string>,
): { changed: File[]; removed: string[] } {
  return {
    changed: files.filter(({ path, digest }) => digests.get(path) !== digest),
    removed: [...digests.keys()].filter((path) => !files.some((file) => file.path === path)),
  };
}
