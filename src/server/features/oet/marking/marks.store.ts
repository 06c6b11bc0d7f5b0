import { and, eq } from 'drizzle-orm';
import type { MarkedPart, Tally } from '#domain/oet/marking.ts';
import type { AttemptMode } from '#domain/oet/modules.ts';
import type { Db } from '../../../db/client.ts';
import { oetMarks } from '../../../db/schema/oet-attempts.ts';

/** What a part came to. */
export interface Marks {
  readonly marked: MarkedPart;
  /** Of what stood there when the time was over. */
  readonly atTime: Tally;
  readonly overrunSeconds: number;
  readonly mode: AttemptMode;
  readonly markedAt: Date;
}

interface Place {
  readonly attemptId: string;
  readonly part: string;
}

/** Stores what a part came to, once: false when it has been marked before. */
export async function insertMarks(tx: Db, { attemptId, part }: Place, marks: Marks): Promise<boolean> {
  const rows = await tx
    .insert(oetMarks)
    .values({ attemptId, part, ...marks })
    .onConflictDoNothing()
    .returning({ part: oetMarks.part });
  return rows.length > 0;
}

/** Of a part of an attempt that the caller has found to be the learner's. */
export async function findMarks(db: Db, { attemptId, part }: Place): Promise<Marks | undefined> {
  const [row] = await db
    .select({
      marked: oetMarks.marked,
      atTime: oetMarks.atTime,
      overrunSeconds: oetMarks.overrunSeconds,
      mode: oetMarks.mode,
      markedAt: oetMarks.markedAt,
    })
    .from(oetMarks)
    .where(and(eq(oetMarks.attemptId, attemptId), eq(oetMarks.part, part)));
  return row;
}
