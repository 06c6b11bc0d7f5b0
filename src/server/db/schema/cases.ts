import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LearningLanguage } from '#domain/languages.ts';
import type { PatientInfo, Speaker } from '#domain/practice/complex/brief.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import { learners } from './learners.ts';

/** A version of a clinical case, never edited: a conversation keeps its own. Retired ones are not offered any more. */
export const caseVersions = pgTable(
  'patient_cases',
  {
    /** The case's id and the hash of its content. */
    id: text().primaryKey(),
    caseId: text('case_id').notNull(),
    language: text().$type<LearningLanguage>().notNull(),
    categorySlug: text('category_slug'),
    specialitySlug: text('speciality_slug'),
    levelSlug: text('level_slug').notNull(),
    packPath: text('pack_path').notNull(),
    title: text().notNull(),
    content: text().notNull(),
    description: text().notNull(),
    patientInfo: jsonb('patient_info').$type<PatientInfo>().notNull(),
    /** The patient's. */
    voice: text().$type<Speaker>().notNull(),
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [index('patient_cases_level').on(table.levelSlug, table.language)],
);

/** Counted by case, whichever version was taken. */
export const caseProgress = pgTable(
  'case_progress',
  {
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    caseId: text('case_id').notNull(),
    completions: integer().notNull().default(0),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.caseId] })],
);

/** What every patient can say. One row. */
export const patientTalk = pgTable('patient_talk', {
  packPath: text('pack_path').primaryKey(),
  talk: jsonb().$type<PatientTalk>().notNull(),
});
