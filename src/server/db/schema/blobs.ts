import { customType, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { learners } from './learners.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Audio, where it is kept in the database and not in files. */
export const blobs = pgTable(
  'blobs',
  {
    key: text().primaryKey(),
    bytes: bytea().notNull(),
    size: integer().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  // With all that says which have to give way: the table itself needn't be read for it.
  (table) => [index('blobs_used').on(table.usedAt, table.key, table.size)],
);

/**
 * Whose a blob is: a voice that was made for her, where what was spoken may be her own words, or a recording of hers. It
 * goes when she does.
 */
export const madeVoices = pgTable(
  'made_voices',
  {
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    blobKey: text('blob_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.blobKey] })],
);
