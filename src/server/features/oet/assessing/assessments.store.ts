import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Outcome } from '#domain/oet/attempt.ts';
import type { Db } from '../../../db/client.ts';
import { oetAssessments, oetAttemptParts, oetAttempts } from '../../../db/schema/oet-attempts.ts';

interface Place {
  readonly attemptId: string;
  readonly part: string;
}

export interface AssessmentRow {
  readonly outcome: Outcome;
  /** In the shape of its module. */
  readonly assessment: unknown;
  readonly engine: string;
  readonly assessedAt: Date;
}

/** Whether a part is still there; it is then not deleted until the transaction ends. */
export async function holdPart(tx: Db, { attemptId, part }: Place): Promise<boolean> {
  const rows = await tx
    .select({ part: oetAttemptParts.part })
    .from(oetAttemptParts)
    .innerJoin(oetAttempts, eq(oetAttempts.id, oetAttemptParts.attemptId))
    .where(and(eq(oetAttemptParts.attemptId, attemptId), eq(oetAttemptParts.part, part)))
    .for('key share');
  return rows.length > 0;
}

/** Stores what was said of a part, once: false when it has been assessed before. */
export async function insertAssessment(
  tx: Db,
  { attemptId, part }: Place,
  row: AssessmentRow,
): Promise<boolean> {
  const rows = await tx
    .insert(oetAssessments)
    .values({ attemptId, part, ...row })
    .onConflictDoNothing()
    .returning({ part: oetAssessments.part });
  return rows.length > 0;
}

/** Of a part of an attempt that the caller has found to be the learner's. */
export async function findAssessment(db: Db, { attemptId, part }: Place): Promise<AssessmentRow | undefined> {
  const [row] = await db
    .select({
      outcome: oetAssessments.outcome,
      assessment: oetAssessments.assessment,
      engine: oetAssessments.engine,
      assessedAt: oetAssessments.assessedAt,
    })
    .from(oetAssessments)
    .where(and(eq(oetAssessments.attemptId, attemptId), eq(oetAssessments.part, part)));
  return row;
}

/** As many as a run of the job takes. */
const MAX_WAITING = 50;

/** Attempts at a module that were submitted and wait for what is said of them, the oldest first. */
export async function listWaiting(db: Db, module: string): Promise<string[]> {
  const rows = await db
    .select({ id: oetAttempts.id })
    .from(oetAttemptParts)
    .innerJoin(oetAttempts, eq(oetAttempts.id, oetAttemptParts.attemptId))
    .leftJoin(
      oetAssessments,
      and(
        eq(oetAssessments.attemptId, oetAttemptParts.attemptId),
        eq(oetAssessments.part, oetAttemptParts.part),
      ),
    )
    .where(
      and(
        eq(oetAttempts.module, module),
        isNotNull(oetAttemptParts.submittedAt),
        isNull(oetAssessments.outcome),
      ),
    )
    .orderBy(asc(oetAttemptParts.submittedAt))
    .limit(MAX_WAITING);
  return rows.map(({ id }) => id);
}
