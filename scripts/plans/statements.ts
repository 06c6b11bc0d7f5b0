import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection, Database } from '#server/db/client.ts';

/** A statement as it went to the database. */
export interface Statement {
  /** Which call or job sent it. */
  readonly call: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Whether the driver prepares it, so that PostgreSQL may plan it once for all values. */
  readonly prepared: boolean;
}

export interface Listening {
  readonly database: Database;
  /** What was sent within calls, each statement once a call. */
  statements(): Statement[];
  /** Runs a call under its name: what it sends is kept. */
  during<T>(call: string, work: () => Promise<T>): Promise<T>;
}

/** A database that keeps every statement of the calls. */
export function openListening(connection: Connection): Listening {
  const calls = new AsyncLocalStorage<string>();
  const heard = new Map<string, Statement>();
  const pool = new pg.Pool(connection);
  pool.on('connect', (client) =>
    listenTo(client, (sent) => {
      const call = calls.getStore();
      if (!call || !/^\s*(select|insert|update|delete|with)\b/i.test(sent.text)) return;
      const key = `${call} ${sent.text}`;
      if (!heard.has(key)) heard.set(key, { ...sent, call });
    }),
  );
  return {
    database: {
      db: drizzle({ client: pool }),
      connection,
      check: async () => {},
      notes: () => ({ origin: 'server' }),
      lost: new Promise(() => {}),
      close: () => pool.end(),
    },
    statements: () => [...heard.values()],
    during: (call, work) => calls.run(call, work),
  };
}

type Sent = Omit<Statement, 'call'>;

function listenTo(client: pg.PoolClient, hear: (sent: Sent) => void): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = (...args: unknown[]) => {
    const [asked, values] = args as [string | pg.QueryConfig, unknown];
    const { text, name, values: own } = typeof asked === 'string' ? { text: asked } : asked;
    hear({ text, prepared: Boolean(name), values: Array.isArray(values) ? values : (own ?? []) });
    return query(...args) as never;
  };
}
