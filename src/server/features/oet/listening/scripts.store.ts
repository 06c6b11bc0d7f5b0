import { and, eq, isNull } from 'drizzle-orm';
import type { Script } from '#domain/oet/listening/script.ts';
import type { Db } from '../../../db/client.ts';
import { oetTestVersions } from '../../../db/schema/oet-papers.ts';
import { oetScripts } from '../../../db/schema/oet-scripts.ts';

/** An extract of a version of a test. */
export interface ExtractPlace {
  readonly testVersionId: string;
  readonly extractId: string;
}

/** Secret: what is said in a recording. undefined for an extract that is gone. */
export async function findScript(
  db: Db,
  { testVersionId, extractId }: ExtractPlace,
): Promise<Script | undefined> {
  const [row] = await db
    .select({ script: oetScripts.script })
    .from(oetScripts)
    .where(and(eq(oetScripts.testVersionId, testVersionId), eq(oetScripts.extractId, extractId)));
  return row?.script;
}

export async function saveScript(
  tx: Db,
  { testVersionId, extractId }: ExtractPlace,
  script: Script,
): Promise<void> {
  await tx.insert(oetScripts).values({ testVersionId, extractId, script }).onConflictDoNothing();
}

/** Every extract of the tests that are given out. */
export async function offeredExtracts(db: Db): Promise<ExtractPlace[]> {
  return db
    .select({ testVersionId: oetScripts.testVersionId, extractId: oetScripts.extractId })
    .from(oetScripts)
    .innerJoin(oetTestVersions, eq(oetTestVersions.id, oetScripts.testVersionId))
    .where(isNull(oetTestVersions.retiredAt))
    .orderBy(oetScripts.testVersionId, oetScripts.extractId);
}
