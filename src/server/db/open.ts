import type { Logger } from 'pino';
import type { Database } from './client.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseLocation {
  /** A PostgreSQL server; without it the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Whether an empty embedded database may take the place of one that is lost. */
  readonly newDatabase: boolean;
}

/** Opens the database and brings its schema up to date. Errors: OperatorError. */
export function openDatabase(location: DatabaseLocation, log: Logger): Promise<Database> {
  const { databaseUrl, dataDir, newDatabase } = location;
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded({ dataDir, startOver: newDatabase }, log);
}
