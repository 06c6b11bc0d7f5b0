import { appendFileSync, existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Recording } from './corpus.ts';
import type { RecordingEvidence } from './evidence.ts';
import { lineOf, readLines } from './kept-frames.ts';

/** Neighbours in the corpus are by one speaker: in steps, a run that was cut short has some of everybody. */
const STEP = 619;

/**
 * Measures the corpus on all cores, some 15 minutes on two. With `file` the measures are kept there and
 * beside it, a line each as they come: what is there already is not measured again. Refused recordings are left out.
 */
export async function gatherAll(
  folder: string,
  labels: readonly Recording[],
  file?: string,
): Promise<RecordingEvidence[]> {
  const found = file && existsSync(file) ? readLines<RecordingEvidence>(file) : [];
  const known = new Set(found.map(({ id }) => id));
  const order = labels.map((_, index) => (index * STEP) % labels.length);
  const missing = order.filter((index) => !known.has(labels[index]!.id));
  if (missing.length === 0) return found;
  const parts = availableParallelism();
  let done = 0;
  const keep = (evidence: RecordingEvidence | null) => {
    done++;
    if (done % 250 === 0) console.log(`measured ${done} of ${missing.length} recordings`);
    if (evidence === null) return;
    found.push(evidence);
    if (file) appendFileSync(file, `${lineOf(file, evidence)}\n`);
  };
  await Promise.all(
    Array.from({ length: parts }, (_, part) => {
      const own = missing.filter((_, i) => i % parts === part);
      const worker = new Worker(new URL('./gather-worker.ts', import.meta.url), {
        workerData: { folder, indices: own },
      });
      worker.on('message', keep);
      return new Promise<void>((resolve, reject) => worker.on('error', reject).on('exit', () => resolve()));
    }),
  );
  return found;
}
