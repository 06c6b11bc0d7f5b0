import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LearningLanguage } from '#domain/languages.ts';
import type { ConsultationReview, GoalCount } from '#domain/practice/complex/review.ts';
import { learners } from './learners.ts';

/** A review holds as long as no turn is added. One without `review` was made before there was more than topics. */
export interface StoredReview {
  readonly turns: number;
  readonly goals?: GoalCount;
  readonly review?: ConsultationReview;
}

/** A learner's conversation with a simulated patient. Its turns are the truth; nothing is kept in memory. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey().defaultRandom(),
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** What it is about: the version of a case. null for a case that the client described. */
    subject: text(),
    language: text().$type<LearningLanguage>().notNull(),
    /** Chooses among the patient's wordings. */
    seed: integer().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** What its latest review found, and of how many turns. */
    review: jsonb().$type<StoredReview>(),
  },
  (table) => [index('conversations_learner').on(table.learnerId, table.subject)],
);

/** Turns are numbered from 1 without a gap: whoever inserts a number first has taken the turn. */
export const conversationTurns = pgTable(
  'conversation_turns',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    role: text().$type<'doctor' | 'patient'>().notNull(),
    content: text().notNull(),
    /** Ids of the authored units that a patient's turn is joined from; null where a model made it up. */
    units: jsonb().$type<readonly string[]>(),
    /** The turn in others of the five languages. */
    translations: jsonb().$type<Partial<Record<LearningLanguage, string>>>().notNull().default({}),
    /** What the patient wants to be given with the next turn. */
    state: jsonb(),
    /** Which engine played the patient. */
    engine: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.number] }),
    // What a patient said is looked for by its words, which may be long.
    index('conversation_turns_said')
      .on(table.conversationId, sql`md5(${table.content})`)
      .where(sql`${table.role} = 'patient'`),
  ],
);
