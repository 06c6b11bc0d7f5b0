import { createHash } from 'node:crypto';
import { and, eq, isNull, ne, notInArray } from 'drizzle-orm';
import type { ExamKey } from '#domain/oet/exam-key.ts';
import type { ExamPaper } from '#domain/oet/questions.ts';
import type { Db } from '../../../db/client.ts';
import type { PackSource, Retirement } from '../../../db/pack-source.ts';
import { oetPapers, oetTestVersions } from '../../../db/schema/oet-papers.ts';
import { saveKey } from './keys.store.ts';

/** A test, its parts taken into what may be seen and what may not. */
export interface ImportedTest {
  readonly testId: string;
  readonly module: string;
  readonly title: string;
  readonly profession: string | null;
  readonly parts: Readonly<Record<string, { readonly paper: ExamPaper; readonly key: ExamKey }>>;
}

/**
 * Adds the test's version and retires the ones before it. A version that comes back is given out again. Returns the
 * version's id.
 */
export async function saveTestVersion(
  tx: Db,
  test: ImportedTest,
  { path, now }: PackSource,
): Promise<string[]> {
  const { testId, module, title, profession, parts } = test;
  const hash = createHash('sha256').update(JSON.stringify(test)).digest('hex').slice(0, 12);
  const id = `${testId}@${hash}`;
  await tx
    .insert(oetTestVersions)
    .values({ id, testId, module, title, profession, packPath: path })
    .onConflictDoUpdate({ target: oetTestVersions.id, set: { packPath: path, retiredAt: null } });
  for (const [part, { paper, key }] of Object.entries(parts)) {
    await tx.insert(oetPapers).values({ testVersionId: id, part, paper }).onConflictDoNothing();
    await saveKey(tx, id, part, key);
  }
  const older = and(
    eq(oetTestVersions.testId, testId),
    ne(oetTestVersions.id, id),
    isNull(oetTestVersions.retiredAt),
  );
  await tx.update(oetTestVersions).set({ retiredAt: now }).where(older);
  return [id];
}

/** What came with a pack and is not what it has now is not given out any more; attempts at it go on. */
export async function retireTests(tx: Db, { path, now, kept }: Retirement): Promise<void> {
  const ofPack = and(eq(oetTestVersions.packPath, path), isNull(oetTestVersions.retiredAt));
  await tx
    .update(oetTestVersions)
    .set({ retiredAt: now })
    .where(and(ofPack, notInArray(oetTestVersions.id, [...kept])));
}
