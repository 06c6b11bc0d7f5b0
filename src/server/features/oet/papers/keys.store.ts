import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { ExamKey } from '#domain/oet/exam-key.ts';
import { type Db, perDatabase } from '../../../db/client.ts';
import { oetKeys } from '../../../db/schema/oet-keys.ts';

const MAX_KEPT = 200;

const keptKeys = perDatabase(() => new LRUCache<string, ExamKey>({ max: MAX_KEPT }));

/** Secret: what is right in a part, and why, in the shape of its module. */
export async function findKey<Key extends ExamKey>(
  db: Db,
  testVersionId: string,
  part: string,
): Promise<Key> {
  const name = `${testVersionId}/${part}`;
  const kept = keptKeys(db).get(name);
  if (kept) return kept as Key;
  const [row] = await db
    .select({ key: oetKeys.key })
    .from(oetKeys)
    .where(and(eq(oetKeys.testVersionId, testVersionId), eq(oetKeys.part, part)));
  if (!row) throw new Error(`The test ${testVersionId} has no key for part ${part}.`);
  keptKeys(db).set(name, row.key);
  return row.key as Key;
}

export async function saveKey(tx: Db, testVersionId: string, part: string, key: ExamKey): Promise<void> {
  await tx.insert(oetKeys).values({ testVersionId, part, key }).onConflictDoNothing();
}
