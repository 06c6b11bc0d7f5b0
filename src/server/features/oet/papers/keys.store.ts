import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { PartKey } from '#domain/oet/questions.ts';
import { type Db, perDatabase } from '../../../db/client.ts';
import { oetKeys } from '../../../db/schema/oet-keys.ts';

const MAX_KEPT = 200;

const keptKeys = perDatabase(() => new LRUCache<string, PartKey>({ max: MAX_KEPT }));

/** Secret: what is right in a part, and why. */
export async function findKey(db: Db, testVersionId: string, part: string): Promise<PartKey> {
  const name = `${testVersionId}/${part}`;
  const kept = keptKeys(db).get(name);
  if (kept) return kept;
  const [row] = await db
    .select({ key: oetKeys.key })
    .from(oetKeys)
    .where(and(eq(oetKeys.testVersionId, testVersionId), eq(oetKeys.part, part)));
  if (!row) throw new Error(`The test ${testVersionId} has no key for part ${part}.`);
  keptKeys(db).set(name, row.key);
  return row.key;
}

export async function saveKey(tx: Db, testVersionId: string, part: string, key: PartKey): Promise<void> {
  await tx.insert(oetKeys).values({ testVersionId, part, key }).onConflictDoNothing();
}
