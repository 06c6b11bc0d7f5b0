import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ExamPaper } from '#domain/oet/questions.ts';

/** A version of a test, never edited: an attempt keeps its own. Retired ones are not given out any more. */
export const oetTestVersions = pgTable(
  'oet_test_versions',
  {
    /** The test's id and the hash of its content. */
    id: text().primaryKey(),
    testId: text('test_id').notNull(),
    module: text().notNull(),
    title: text().notNull(),
    /** null for one that serves all. */
    profession: text(),
    packPath: text('pack_path').notNull(),
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [index('oet_test_versions_module').on(table.module)],
);

/** What a candidate may see of a part. Each module knows the type of its own. */
export const oetPapers = pgTable(
  'oet_papers',
  {
    testVersionId: text('test_version_id')
      .notNull()
      .references(() => oetTestVersions.id, { onDelete: 'cascade' }),
    part: text().notNull(),
    paper: jsonb().$type<ExamPaper>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.testVersionId, table.part] })],
);
