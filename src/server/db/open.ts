import type { Logger } from 'pino';
import type { Database } from './client.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseLocation {
  /** A PostgreSQL server; without it the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

export function openDatabase({ databaseUrl, dataDir }: DatabaseLocation, log: Logger): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir, log);
}
