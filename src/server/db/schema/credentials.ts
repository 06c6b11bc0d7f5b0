import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { learners } from './learners.ts';

/** What a learner logs in with. Secret: in a table of its own, so that no row of a learner carries it. */
export const credentials = pgTable('credentials', {
  learnerId: uuid('learner_id')
    .primaryKey()
    .references(() => learners.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
});
