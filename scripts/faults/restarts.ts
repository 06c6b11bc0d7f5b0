import { dirname } from 'node:path';
import { startThrowawayPostgres } from '#server/testing/throwaway-postgres.ts';
import { postgresOf, signalAll, undoAtTheEnd } from '../workload/leftovers.ts';
import { discard, newFolder, startProduct } from '../workload/product.ts';
import type { Row } from './row.ts';
import { strikeUnderLoad } from './under-load.ts';

const AWAY_MS = 1_500;

/** Restarts of a PostgreSQL elsewhere: the product goes on, and answers within a second of its return. */
export async function restartServer(count: number): Promise<Row> {
  const server = await startThrowawayPostgres({ durable: true });
  const folder = dirname(server.connection.host);
  undoAtTheEnd(() => signalAll(postgresOf(folder), 'SIGKILL'));
  try {
    const settings = { DATABASE_URL: server.url, JWT_SECRET: 'a secret of these trials and of nothing else' };
    const product = await startProduct(await newFolder(), settings);
    try {
      return await strikeUnderLoad({
        name: 'restart of PostgreSQL elsewhere',
        count,
        product,
        connection: server.connection,
        strike: async (_index, load) => {
          await load.moment();
          await server.restart(Math.random() * AWAY_MS);
          return performance.now();
        },
      });
    } finally {
      await discard(product);
    }
  } finally {
    await server.stop();
  }
}
