import { type SQL, sql } from 'drizzle-orm';

/** The value that an insert would have written, for its `on conflict do update`. */
export function excluded(column: string): SQL {
  return sql.raw(`excluded.${column}`);
}
