import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  oetAssessments,
  oetAttemptParts,
  oetAttempts,
  oetDrafts,
  oetMarks,
  oetMockExams,
  oetPhaseStarts,
} from '../../db/schema/oet-attempts.ts';
import { oetTestVersions } from '../../db/schema/oet-papers.ts';
import { oetTakes } from '../../db/schema/oet-takes.ts';

/** A learner's mock exams; their attempts stand with the others, each with the time when its exam was begun. */
export function mockExamsOf(db: Db, learnerId: string) {
  return db
    .select({ begunAt: oetMockExams.createdAt })
    .from(oetMockExams)
    .where(eq(oetMockExams.learnerId, learnerId))
    .orderBy(asc(oetMockExams.createdAt));
}

/** A learner's attempts at exams with all that she wrote in them, and what was said of it. */
export async function examAttemptsOf(db: Db, learnerId: string) {
  const attempts = await db
    .select({
      id: oetAttempts.id,
      module: oetAttempts.module,
      mockExamBegunAt: oetMockExams.createdAt,
      test: oetTestVersions.title,
      createdAt: oetAttempts.createdAt,
    })
    .from(oetAttempts)
    .innerJoin(oetTestVersions, eq(oetTestVersions.id, oetAttempts.testVersionId))
    .leftJoin(oetMockExams, eq(oetMockExams.id, oetAttempts.mockExamId))
    .where(eq(oetAttempts.learnerId, learnerId))
    .orderBy(asc(oetAttempts.createdAt));
  const ids = attempts.map(({ id }) => id);
  const parts = await db
    .select({
      attemptId: oetAttemptParts.attemptId,
      part: oetAttemptParts.part,
      firstReadAt: oetAttemptParts.firstReadAt,
      work: oetAttemptParts.work,
      submittedAt: oetAttemptParts.submittedAt,
    })
    .from(oetAttemptParts)
    .where(inArray(oetAttemptParts.attemptId, ids));
  const clocks = await db
    .select({
      attemptId: oetPhaseStarts.attemptId,
      clock: oetPhaseStarts.clock,
      phase: oetPhaseStarts.phase,
      startedAt: oetPhaseStarts.startedAt,
      mode: oetPhaseStarts.mode,
    })
    .from(oetPhaseStarts)
    .where(inArray(oetPhaseStarts.attemptId, ids));
  const marks = await db
    .select({
      attemptId: oetMarks.attemptId,
      part: oetMarks.part,
      marked: oetMarks.marked,
      atTime: oetMarks.atTime,
      overrunSeconds: oetMarks.overrunSeconds,
      markedAt: oetMarks.markedAt,
    })
    .from(oetMarks)
    .where(inArray(oetMarks.attemptId, ids));
  const drafts = await db
    .select({
      attemptId: oetDrafts.attemptId,
      part: oetDrafts.part,
      text: oetDrafts.text,
      savedAt: oetDrafts.savedAt,
    })
    .from(oetDrafts)
    .where(inArray(oetDrafts.attemptId, ids))
    .orderBy(asc(oetDrafts.id));
  const assessments = await db
    .select({
      attemptId: oetAssessments.attemptId,
      part: oetAssessments.part,
      outcome: oetAssessments.outcome,
      assessment: oetAssessments.assessment,
      engine: oetAssessments.engine,
      assessedAt: oetAssessments.assessedAt,
    })
    .from(oetAssessments)
    .where(inArray(oetAssessments.attemptId, ids));
  const takes = await db
    .select({
      attemptId: oetTakes.attemptId,
      turn: oetTakes.number,
      source: oetTakes.source,
      endedMs: oetTakes.endedMs,
      isRecorded: sql<boolean>`${oetTakes.blobKey} is not null`,
      measures: oetTakes.measures,
    })
    .from(oetTakes)
    .where(inArray(oetTakes.attemptId, ids))
    .orderBy(asc(oetTakes.number));
  const of = <Row extends { attemptId: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ attemptId }) => attemptId === id).map(({ attemptId: _, ...row }) => row);
  return attempts.map(({ id, ...attempt }) => ({
    ...attempt,
    parts: of(parts, id),
    clocks: of(clocks, id),
    marks: of(marks, id),
    drafts: of(drafts, id),
    assessments: of(assessments, id),
    takes: of(takes, id),
  }));
}
