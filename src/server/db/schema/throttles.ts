import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Counts per rule and subject in fixed windows, shared by all instances. */
export const throttles = pgTable(
  'throttles',
  {
    rule: text().notNull(),
    subject: text().notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    hits: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rule, table.subject, table.windowStart] }),
    index('throttles_window').on(table.windowStart),
  ],
);
