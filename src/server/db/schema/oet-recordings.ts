import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { TurnTime } from '#domain/oet/listening/script.ts';
import { oetTestVersions } from './oet-papers.ts';

/** The recording of an extract, once it is made. The sound itself is a blob, which can be made again. */
export const oetRecordings = pgTable(
  'oet_recordings',
  {
    testVersionId: text('test_version_id')
      .notNull()
      .references(() => oetTestVersions.id, { onDelete: 'cascade' }),
    extractId: text('extract_id').notNull(),
    blobKey: text('blob_key').notNull(),
    bytes: integer().notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** When each turn is said. Before submission a learner is told when they begin and no more. */
    turns: jsonb().$type<readonly TurnTime[]>().notNull(),
    /** Which engine spoke. */
    engine: text().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.testVersionId, table.extractId] })],
);
