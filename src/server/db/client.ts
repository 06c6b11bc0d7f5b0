import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or pool, or a transaction on it: what stores take first. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** What an adapter of the job queue needs to share the database. */
export type Connection =
  | { readonly kind: 'embedded'; readonly lite: import('@electric-sql/pglite').PGlite }
  | { readonly kind: 'postgres'; readonly url: string };

export interface Database {
  readonly db: Db;
  readonly connection: Connection;
  close(): Promise<void>;
}

/** Makes one value per database: prepared statements, which belong to a connection. */
export function perDatabase<T>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>();
  return (db) => {
    const known = made.get(db);
    if (known !== undefined) return known;
    const fresh = make(db);
    made.set(db, fresh);
    return fresh;
  };
}
