import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ExamKey } from '#domain/oet/exam-key.ts';
import { oetTestVersions } from './oet-papers.ts';

/** What is right in a part, and why. Secret: in a table of its own, so that no row of a paper carries it. */
export const oetKeys = pgTable(
  'oet_keys',
  {
    testVersionId: text('test_version_id')
      .notNull()
      .references(() => oetTestVersions.id, { onDelete: 'cascade' }),
    part: text().notNull(),
    key: jsonb().$type<ExamKey>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.testVersionId, table.part] })],
);
