import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SpeechMeasures, WordSource } from '#domain/oet/speaking/assessment.ts';
import { oetAttempts } from './oet-attempts.ts';

/** How a turn of a candidate's came about. Its words, and the answer to it, stand in the conversation of the attempt. */
export const oetTakes = pgTable(
  'oet_takes',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => oetAttempts.id, { onDelete: 'cascade' }),
    /** Of the turn in its conversation. */
    number: integer().notNull(),
    source: text().$type<WordSource>().notNull(),
    /** When it came, in milliseconds since the speaking phase began. */
    endedMs: integer('ended_ms').notNull(),
    /** The recording's; null for a turn that was typed. */
    blobKey: text('blob_key'),
    /** null until it is measured, and where nothing can be. */
    measures: jsonb().$type<SpeechMeasures>(),
    /** Whether there is nothing left to measure. */
    isMeasured: boolean('is_measured').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.number] })],
);
