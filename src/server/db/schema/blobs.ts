import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Generated audio, where it is kept in the database and not in files. */
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
