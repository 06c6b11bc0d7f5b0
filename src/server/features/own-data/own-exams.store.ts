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

function attemptsOf(db: Db, learnerId: string) {
  return db
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
}

function partsOf(db: Db, ids: string[]) {
  return db
    .select({
      attemptId: oetAttemptParts.attemptId,
      part: oetAttemptParts.part,
      firstReadAt: oetAttemptParts.firstReadAt,
      work: oetAttemptParts.work,
      submittedAt: oetAttemptParts.submittedAt,
    })
    .from(oetAttemptParts)
    .where(inArray(oetAttemptParts.attemptId, ids));
}

function clocksOf(db: Db, ids: string[]) {
  return db
    .select({
      attemptId: oetPhaseStarts.attemptId,
      clock: oetPhaseStarts.clock,
      phase: oetPhaseStarts.phase,
      startedAt: oetPhaseStarts.startedAt,
      mode: oetPhaseStarts.mode,
    })
    .from(oetPhaseStarts)
    .where(inArray(oetPhaseStarts.attemptId, ids));
}

function marksOf(db: Db, ids: string[]) {
  return db
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
}

function draftsOf(db: Db, ids: string[]) {
  return db
    .select({
      attemptId: oetDrafts.attemptId,
      part: oetDrafts.part,
      text: oetDrafts.text,
      savedAt: oetDrafts.savedAt,
    })
    .from(oetDrafts)
    .where(inArray(oetDrafts.attemptId, ids))
    .orderBy(asc(oetDrafts.id));
}

function assessmentsOf(db: Db, ids: string[]) {
  return db
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
}

function takesOf(db: Db, ids: string[]) {
  return db
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
}

/** Picks what belongs to an attempt, whose own name it then need not carry. */
function byAttempt<Row extends { attemptId: string }>(rows: readonly Row[]) {
  const sorted = Map.groupBy(rows, ({ attemptId }) => attemptId);
  return (id: string) => (sorted.get(id) ?? []).map(({ attemptId: _, ...row }) => row);
}

/** A learner's attempts at exams with all that she wrote in them, and what was said of it. */
export async function examAttemptsOf(db: Db, learnerId: string) {
  const attempts = await attemptsOf(db, learnerId);
  const ids = attempts.map(({ id }) => id);
  const parts = byAttempt(await partsOf(db, ids));
  const clocks = byAttempt(await clocksOf(db, ids));
  const marks = byAttempt(await marksOf(db, ids));
  const drafts = byAttempt(await draftsOf(db, ids));
  const assessments = byAttempt(await assessmentsOf(db, ids));
  const takes = byAttempt(await takesOf(db, ids));
  return attempts.map(({ id, ...attempt }) => ({
    ...attempt,
    parts: parts(id),
    clocks: clocks(id),
    marks: marks(id),
    drafts: drafts(id),
    assessments: assessments(id),
    takes: takes(id),
  }));
}
