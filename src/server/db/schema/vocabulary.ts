import { index, integer, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { learners } from './learners.ts';

/** Retired items are not offered any more; a learner's history with them stays. */
export const vocabularyItems = pgTable(
  'vocabulary_items',
  {
    id: text().primaryKey(),
    language: text().notNull(),
    categorySlug: text('category_slug'),
    specialitySlug: text('speciality_slug'),
    levelSlug: text('level_slug').notNull(),
    packPath: text('pack_path').notNull(),
    position: integer().notNull(),
    term: text().notNull(),
    definition: text().notNull(),
    example: text().notNull(),
    ipa: text(),
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [index('vocabulary_items_level').on(table.levelSlug, table.language)],
);

/** `attempts` and `bestScore` count since the last completion; `completions` never falls. */
export const vocabularyProgress = pgTable(
  'vocabulary_progress',
  {
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    itemId: text('item_id')
      .notNull()
      .references(() => vocabularyItems.id),
    attempts: integer().notNull().default(0),
    bestScore: real('best_score'),
    completions: integer().notNull().default(0),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.itemId] })],
);
