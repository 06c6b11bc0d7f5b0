import { parentPort, workerData } from 'node:worker_threads';
import { readLabels } from './corpus.ts';
import { createGatherer } from './gather.ts';

const { folder, indices } = workerData as { folder: string; indices: readonly number[] };
const labels = readLabels(folder);
const gather = await createGatherer(folder, labels);
for (const index of indices) parentPort!.postMessage(await gather(labels[index]!));
