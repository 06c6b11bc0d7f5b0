import { OperatorError } from '../operator-error.ts';
import type { Database } from './client.ts';
import { bringUpToDate, openPool } from './pool.ts';

/** Opens a pool on a PostgreSQL server and brings its schema up to date. Errors: OperatorError. */
export async function openPostgres(url: string): Promise<Database> {
  const connection = { connectionString: url };
  await bringUpToDate(connection).catch((cause) => {
    throw new OperatorError(`The database of DATABASE_URL can't be used: ${faultOf(cause)}`, { cause });
  });
  const pool = openPool(connection);
  return {
    ...pool,
    connection,
    notes: () => ({ origin: 'server' }),
    lost: new Promise(() => {}),
  };
}

/** What is wrong, and what to do, by code: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there. Start PostgreSQL, or correct host and port.',
  ENOENT: 'there is no such socket. Start PostgreSQL, or correct its folder.',
  ENOTFOUND: 'there is no host of that name. Correct it.',
  EAI_AGAIN: 'its host name could not be looked up. Correct it, or see to the network.',
  ETIMEDOUT: 'it does not answer. Correct host and port, or see to the network.',
  '28000': 'it refuses this user. Correct the user, or allow it in pg_hba.conf.',
  '28P01': 'it refuses the password. Correct user and password.',
  '3D000': 'it has no database of that name. Make it (createdb), or correct the name.',
  '42501': 'this user may not make tables there. Grant it, or make it the owner of the database.',
};

function faultOf(cause: unknown): string {
  const { code, message } = causeOf(cause);
  return FAULTS[code ?? ''] ?? `${message || code}.`;
}

/** The driver's own error: Drizzle wraps it, and a name with several addresses fails with several. */
function causeOf(error: unknown): { code?: string; message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0]);
  const { cause } = error as Error;
  return cause instanceof Error ? causeOf(cause) : (error as Error);
}
