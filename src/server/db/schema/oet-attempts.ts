import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Outcome } from '#domain/oet/attempt.ts';
import type { MarkedPart, Tally } from '#domain/oet/marking.ts';
import type { AttemptMode, ClockPhase } from '#domain/oet/modules.ts';
import { NOTHING_SAVED, type SavedWork } from '#domain/oet/saved-work.ts';
import { learners } from './learners.ts';
import { oetTestVersions } from './oet-papers.ts';

const attemptId = () =>
  uuid('attempt_id')
    .notNull()
    .references(() => oetAttempts.id, { onDelete: 'cascade' });

/** Four attempts, one at each module, that are taken as one exam. */
export const oetMockExams = pgTable(
  'oet_mock_exams',
  {
    id: uuid().primaryKey().defaultRandom(),
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('oet_mock_exams_learner').on(table.learnerId, table.createdAt)],
);

/** One attempt of a learner at one module, with the version of the test that it was given. Its id is the progress id. */
export const oetAttempts = pgTable(
  'oet_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    module: text().notNull(),
    testVersionId: text('test_version_id')
      .notNull()
      .references(() => oetTestVersions.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The call that paid for it: what is given back if it can't be marked. */
    callId: uuid('call_id'),
    /** null for one that is taken by itself. */
    mockExamId: uuid('mock_exam_id').references(() => oetMockExams.id, { onDelete: 'cascade' }),
  },
  (table) => [
    // Each module once in a mock exam.
    uniqueIndex('oet_attempts_mock_exam').on(table.mockExamId, table.module),
    index('oet_attempts_learner').on(table.learnerId, table.createdAt),
    index('oet_attempts_test').on(table.testVersionId),
  ],
);

/** A part of an attempt and the work in it. Made with the attempt; whoever changes a part locks its row. */
export const oetAttemptParts = pgTable(
  'oet_attempt_parts',
  {
    attemptId: attemptId(),
    part: text().notNull(),
    firstReadAt: timestamp('first_read_at', { withTimezone: true }),
    work: jsonb().$type<SavedWork>().notNull().default(NOTHING_SAVED),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.part] })],
);

/** When a phase was started, once, for all parts that share its clock. */
export const oetPhaseStarts = pgTable(
  'oet_phase_starts',
  {
    attemptId: attemptId(),
    clock: text().notNull(),
    phase: text().$type<ClockPhase>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Whether recordings are heard once, as in the exam, or may be stopped and heard again. */
    mode: text().$type<AttemptMode>().notNull().default('exam'),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.clock, table.phase] })],
);

const ofPart = (table: { readonly attemptId: PgColumn; readonly part: PgColumn }) =>
  foreignKey({
    columns: [table.attemptId, table.part],
    foreignColumns: [oetAttemptParts.attemptId, oetAttemptParts.part],
  }).onDelete('cascade');

/** Every text that a part had, the newest last. One that met a newer one is kept aside, without a revision. */
export const oetDrafts = pgTable(
  'oet_drafts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    attemptId: attemptId(),
    part: text().notNull(),
    revision: integer(),
    text: text().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('oet_drafts_part').on(table.attemptId, table.part, table.id), ofPart(table)],
);

/** What was said of work that is assessed as a whole. Its primary key is what makes it assessed once. */
export const oetAssessments = pgTable(
  'oet_assessments',
  {
    attemptId: attemptId(),
    part: text().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    /** In the shape of its module. */
    assessment: jsonb().notNull(),
    /** Which engine assessed it. */
    engine: text().notNull(),
    assessedAt: timestamp('assessed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.part] }), ofPart(table)],
);

/** What a part came to. Its primary key is what makes a part marked once. */
export const oetMarks = pgTable(
  'oet_marks',
  {
    attemptId: attemptId(),
    part: text().notNull(),
    marked: jsonb().$type<MarkedPart>().notNull(),
    /** Of what stood there when the time was over. */
    atTime: jsonb('at_time').$type<Tally>().notNull(),
    overrunSeconds: integer('overrun_seconds').notNull(),
    mode: text().$type<AttemptMode>().notNull().default('exam'),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.part] }), ofPart(table)],
);
