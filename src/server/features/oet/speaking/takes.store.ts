import { and, asc, eq, gte } from 'drizzle-orm';
import type { SpeechMeasures } from '#domain/oet/speaking/assessment.ts';
import type { Db } from '../../../db/client.ts';
import { oetTakes } from '../../../db/schema/oet-takes.ts';

export type TakeRow = Omit<typeof oetTakes.$inferSelect, 'attemptId'>;

/** How the turns of an attempt came about, which the caller has found to be the learner's. */
export function listTakes(db: Db, attemptId: string): Promise<TakeRow[]> {
  return db
    .select({
      number: oetTakes.number,
      source: oetTakes.source,
      endedMs: oetTakes.endedMs,
      blobKey: oetTakes.blobKey,
      measures: oetTakes.measures,
      isMeasured: oetTakes.isMeasured,
    })
    .from(oetTakes)
    .where(eq(oetTakes.attemptId, attemptId))
    .orderBy(asc(oetTakes.number));
}

/** Stores how a turn came about, in place of what was said then. */
export async function putTake(tx: Db, attemptId: string, take: TakeRow): Promise<void> {
  await tx.delete(oetTakes).where(and(eq(oetTakes.attemptId, attemptId), gte(oetTakes.number, take.number)));
  await tx.insert(oetTakes).values({ ...take, attemptId });
}

/** Stores what was measured of a turn, unless its words have changed since. */
export async function storeMeasures(
  db: Db,
  attemptId: string,
  { number, source }: Pick<TakeRow, 'number' | 'source'>,
  measures: SpeechMeasures | null,
): Promise<void> {
  await db
    .update(oetTakes)
    .set({ measures, isMeasured: true })
    .where(and(eq(oetTakes.attemptId, attemptId), eq(oetTakes.number, number), eq(oetTakes.source, source)));
}
