import { randomInt } from 'node:crypto';
import { backendsOf, postmasterOf, signalAll } from '../workload/leftovers.ts';
import { discard, newFolder, startProduct } from '../workload/product.ts';
import type { Row } from './row.ts';
import { embeddedIn } from './stored.ts';
import { strikeUnderLoad } from './under-load.ts';

/** SIGKILL of the embedded database's first process and of one of its backends, in turns. The product goes on. */
export async function killDatabases(count: number): Promise<Row> {
  const product = await startProduct(await newFolder());
  const { dataDir } = product;
  try {
    return await strikeUnderLoad({
      name: 'SIGKILL of the database',
      count,
      product,
      connection: embeddedIn(dataDir),
      strike: async (index, load) => {
        await load.moment();
        const backends = backendsOf(dataDir);
        const postmaster = postmasterOf(dataDir);
        const backend = backends[randomInt(Math.max(1, backends.length))];
        const pid = index % 2 === 0 ? postmaster : backend;
        if (!pid) throw new Error('There is no database to be killed.');
        const since = performance.now();
        signalAll([pid], 'SIGKILL');
        return since;
      },
    });
  } finally {
    await discard(product);
  }
}
