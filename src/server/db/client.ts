import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or pool, or a transaction on it: what stores take first. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** How to reach a database, as `pg` takes it. `host` may be the folder of a socket. */
export type Connection =
  | { readonly connectionString: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
      readonly password?: string;
    };

/** What an operator should know of the database, beside whether it answers. */
export interface DatabaseNotes {
  /** How it came about at the last start: `restored` lost what was done after the backup. */
  readonly origin: 'server' | 'opened' | 'made' | 'restored';
  readonly restoredFrom?: string;
  readonly lastBackup?: string;
  /** Whether the last backup could be read; where not, the database may be damaged. */
  readonly backupFailed?: boolean;
  /** Whether the last backup was not begun, since it would have filled the disk. */
  readonly backupLacksRoom?: boolean;
}

export interface Database {
  readonly db: Db;
  readonly connection: Connection;
  /** Answers as soon as the tables can be read. */
  check(): Promise<void>;
  notes(): DatabaseNotes;
  /** Resolves when the database is gone for good, with what the operator is told. */
  readonly lost: Promise<Error>;
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
