import { index, integer, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { learners } from './learners.ts';

/** A guided dialogue. Retired ones are not offered any more; a learner's history with them stays. */
export const guidedDialogues = pgTable(
  'guided_groups',
  {
    id: text().primaryKey(),
    language: text().notNull(),
    categorySlug: text('category_slug'),
    specialitySlug: text('speciality_slug'),
    levelSlug: text('level_slug').notNull(),
    packPath: text('pack_path').notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [index('guided_groups_level').on(table.levelSlug, table.language)],
);

/** An exchange of a dialogue: the learner's line and the patient's answer. Retired when the dialogue lost it. */
export const guidedLines = pgTable(
  'guided_practices',
  {
    id: text().primaryKey(),
    dialogueId: text('group_id')
      .notNull()
      .references(() => guidedDialogues.id),
    sequence: integer().notNull(),
    doctorMessage: text('doctor_message').notNull(),
    patientMessage: text('patient_message').notNull(),
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [index('guided_practices_group').on(table.dialogueId, table.sequence)],
);

const learnerId = () =>
  uuid('learner_id')
    .notNull()
    .references(() => learners.id, { onDelete: 'cascade' });

/** `attempts` and `bestScore` of a line count since its dialogue was last completed. */
export const guidedLineProgress = pgTable(
  'guided_line_progress',
  {
    learnerId: learnerId(),
    lineId: text('practice_id')
      .notNull()
      .references(() => guidedLines.id),
    attempts: integer().notNull().default(0),
    bestScore: real('best_score'),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.lineId] })],
);

export const guidedProgress = pgTable(
  'guided_progress',
  {
    learnerId: learnerId(),
    dialogueId: text('group_id')
      .notNull()
      .references(() => guidedDialogues.id),
    completions: integer().notNull().default(0),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.dialogueId] })],
);

export const guidedAttempts = pgTable(
  'guided_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    learnerId: learnerId(),
    dialogueId: text('group_id')
      .notNull()
      .references(() => guidedDialogues.id),
    score: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('guided_attempts_learner').on(table.learnerId, table.dialogueId)],
);
