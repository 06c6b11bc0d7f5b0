import { discard, newFolder, startProduct } from '../workload/product.ts';
import type { Row } from './row.ts';
import { embeddedIn } from './stored.ts';
import { strikeUnderLoad } from './under-load.ts';

/** Every so many kills the next one comes while the product starts. */
const KILLED_AT_START = 5;
const START_MS = 4_000;

/** SIGKILL of the product at random moments, and a start on the same folder and port. */
export async function killProduct(count: number): Promise<Row> {
  const product = await startProduct(await newFolder());
  try {
    return await strikeUnderLoad({
      name: 'SIGKILL of the product',
      count,
      product,
      connection: embeddedIn(product.dataDir),
      strike: async (index, load) => {
        if (index % KILLED_AT_START === KILLED_AT_START - 1) {
          await product.kill();
          await product.startAgain(Math.random() * START_MS);
        } else {
          await load.moment();
          await product.kill();
        }
        const since = performance.now();
        await product.startAgain();
        return since;
      },
    });
  } finally {
    await discard(product);
  }
}
