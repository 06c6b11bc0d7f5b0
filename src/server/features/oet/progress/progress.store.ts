import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { oetAttempts, oetMarks } from '../../../db/schema/oet-attempts.ts';
import { oetTestVersions } from '../../../db/schema/oet-papers.ts';

/** As many attempts as a report shows. */
const MAX_ATTEMPTS = 200;

export interface ListedAttempt {
  readonly id: string;
  readonly module: string;
  readonly title: string;
  readonly createdAt: Date;
  /** null for one that was taken by itself. */
  readonly mockExamId: string | null;
}

export interface AttemptFilter {
  readonly module?: string | null;
  /** Those alone of which a part is marked. */
  readonly marked?: boolean;
  /** Those of one mock exam. */
  readonly mockExamId?: string;
}

const isMarked = exists(sql`(select 1 from ${oetMarks} where ${oetMarks.attemptId} = ${oetAttempts.id})`);

/** A learner's attempts, newest first. */
export function listAttempts(
  db: Db,
  learnerId: string,
  { module, marked, mockExamId }: AttemptFilter,
): Promise<ListedAttempt[]> {
  return db
    .select({
      id: oetAttempts.id,
      module: oetAttempts.module,
      title: oetTestVersions.title,
      createdAt: oetAttempts.createdAt,
      mockExamId: oetAttempts.mockExamId,
    })
    .from(oetAttempts)
    .innerJoin(oetTestVersions, eq(oetTestVersions.id, oetAttempts.testVersionId))
    .where(
      and(
        eq(oetAttempts.learnerId, learnerId),
        module ? eq(oetAttempts.module, module) : undefined,
        marked ? isMarked : undefined,
        mockExamId ? eq(oetAttempts.mockExamId, mockExamId) : undefined,
      ),
    )
    .orderBy(desc(oetAttempts.createdAt), desc(oetAttempts.id))
    .limit(MAX_ATTEMPTS);
}

/** What the marked parts of attempts came to, which the caller has found to be the learner's. */
export function listMarks(db: Db, attemptIds: readonly string[]) {
  return db
    .select({
      attemptId: oetMarks.attemptId,
      part: oetMarks.part,
      marked: oetMarks.marked,
      overrunSeconds: oetMarks.overrunSeconds,
      mode: oetMarks.mode,
      submittedAt: oetMarks.markedAt,
    })
    .from(oetMarks)
    .where(inArray(oetMarks.attemptId, [...attemptIds]))
    .orderBy(asc(oetMarks.part));
}

export type ListedMarks = Awaited<ReturnType<typeof listMarks>>[number];

export async function hasAttempt(db: Db, learnerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: oetAttempts.id })
    .from(oetAttempts)
    .where(eq(oetAttempts.learnerId, learnerId))
    .limit(1);
  return rows.length > 0;
}
