import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Script } from '#domain/oet/listening/script.ts';
import { oetTestVersions } from './oet-papers.ts';

/** What is said in a recording. Secret: in a table of its own, so that no row of a paper carries it. */
export const oetScripts = pgTable(
  'oet_scripts',
  {
    testVersionId: text('test_version_id')
      .notNull()
      .references(() => oetTestVersions.id, { onDelete: 'cascade' }),
    extractId: text('extract_id').notNull(),
    script: jsonb().$type<Script>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.testVersionId, table.extractId] })],
);
