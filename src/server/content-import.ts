import { parsePack, readPackFiles } from '#content/read-packs.ts';
import type { Db } from './db/client.ts';
import {
  forgetImport,
  importedDigests,
  rememberImport,
  saveCategories,
  saveLevels,
} from './features/catalogue/catalogue-import.store.ts';
import { retireCases, saveCase, saveTalk } from './features/practice/complex-import.store.ts';
import { forgetCourseTexts } from './features/practice/course-texts.store.ts';
import { retireDialogues, saveDialogues } from './features/practice/guided-import.store.ts';
import { retireVocabulary, saveVocabulary } from './features/practice/vocabulary-import.store.ts';

/** Raised when the importer writes more or other things of a pack than before, so that all are read in again. */
const IMPORTER = 2;

/**
 * Brings the database up to the packs of a folder: changed ones are written, removed ones retired, the rest
 * is not even parsed. Idempotent; one transaction, so a faulty pack changes nothing. Throws PackError.
 */
export async function importContent(db: Db, folder: string, now: Date): Promise<number> {
  const files = (await readPackFiles(folder)).map((file) => ({
    ...file,
    digest: `${IMPORTER}:${file.digest}`,
  }));
  const digests = await importedDigests(db);
  const changed = files.filter(({ path, digest }) => digests.get(path) !== digest);
  const removed = [...digests.keys()].filter((path) => !files.some((file) => file.path === path));
  if (changed.length === 0 && removed.length === 0) return 0;
  const packs = changed.map((file) => ({ ...file, pack: parsePack(file) }));
  await db.transaction(async (tx) => {
    for (const { path, digest, pack } of packs) {
      if (pack.kind === 'categories') await saveCategories(tx, pack);
      else if (pack.kind === 'levels') await saveLevels(tx, pack);
      else if (pack.kind === 'vocabulary') await saveVocabulary(tx, path, pack, now);
      else if (pack.kind === 'dialogues') await saveDialogues(tx, path, pack, now);
      else if (pack.kind === 'case') await saveCase(tx, path, pack, now);
      else await saveTalk(tx, path, pack);
      await rememberImport(tx, path, digest);
    }
    for (const path of removed) {
      await retireVocabulary(tx, path, now);
      await retireDialogues(tx, path, now);
      await retireCases(tx, path, now);
      await forgetCourseTexts(tx, path);
      await forgetImport(tx, path);
    }
  });
  return changed.length + removed.length;
}
