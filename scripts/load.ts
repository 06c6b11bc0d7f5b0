import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { waitUntilReady } from '../bench/processes.ts';
import { quantile } from '../bench/statistics.ts';
import { openTally } from './load/tally.ts';
import { asPage, openCaller } from './workload/caller.ts';
import { discard, newFolder, startProduct } from './workload/product.ts';
import { openRecorder } from './workload/recordings.ts';
import { startWorkload } from './workload/workload.ts';

/**
 * `npm run load [-- --learners 200 --seconds 60 --pause 3]`: so many learners practise for so long, with so many
 * seconds on average between two steps, and ask again only where a page would. Ends with 1 where a bound is broken.
 */
const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    pause: { type: 'string', default: '3' },
  },
});
const learners = Number(values.learners);
const HEALTHZ_MS = 250;
const MEMORY_SHARE = 0.1;
/** Up to so many learners nothing may be refused, and reads are quick. */
const EASY = 50;
const READS_MS = 100;
const REST_MS = 60_000;
const FINISH_MS = 40_000;
const SAMPLE_MS = 250;

/** Megabytes of a process. */
function residentOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

const product = await startProduct(await newFolder());
await waitUntilReady(product.url);
await wait(2_000);
const before = residentOf(product.pid);
let peak = before;
const sampling = setInterval(() => {
  peak = Math.max(peak, residentOf(product.pid));
}, SAMPLE_MS);

const tally = openTally();
const recorder = openRecorder();
const caller = openCaller(product.url, asPage, tally);
console.log(`${learners} learners sign up ...`);
const workload = await startWorkload({
  caller,
  recorder,
  learners,
  pauseMs: Number(values.pause) * 1000,
  // Nobody goes on waiting: a page gives up by itself.
  isUp: () => false,
});
tally.clear();
const health: (number | null)[] = [];
const watch = new Worker(new URL('load/healthz-worker.ts', import.meta.url), {
  workerData: { url: product.url },
});
watch.on('message', (ms: number | null) => health.push(ms));
console.log(`They practise for ${values.seconds} s ...`);
await wait(Number(values.seconds) * 1000);
await workload.finish(FINISH_MS);
await watch.terminate();
await wait(REST_MS);
clearInterval(sampling);
const after = residentOf(product.pid);
await recorder.close();
await discard(product);

const answered = health.filter((ms) => ms !== null);
const slowest = answered.length < health.length ? Number.POSITIVE_INFINITY : quantile(answered, 1);
const oddities = workload.everybody.flatMap(({ journal }) => journal.oddities);
console.log(
  `\n${learners} learners, a step every ${values.pause} s, ${cpus().length} CPUs for them and the product\n`,
);
tally.print();
const bounds = [
  {
    what: `other answers: ${[...tally.others(), ...oddities].join(', ') || 'none'}`,
    good: tally.others().length + oddities.length === 0,
  },
  {
    what: `slowest of ${health.length} healthz: ${slowest.toFixed(0)} ms, at most ${HEALTHZ_MS}`,
    good: slowest <= HEALTHZ_MS,
  },
  {
    what: `memory: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} at most, ${after.toFixed(0)} a minute after, at most a tenth more than before`,
    good: after <= before * (1 + MEMORY_SHARE),
  },
  { what: `the product ended ${product.deaths.length} times`, good: product.deaths.length === 0 },
  ...(learners <= EASY
    ? [
        { what: `SRV_002: ${tally.overloaded()}, at most 0`, good: tally.overloaded() === 0 },
        {
          what: `p95 of reads: ${tally.readsP95().toFixed(0)} ms, at most ${READS_MS}`,
          good: tally.readsP95() <= READS_MS,
        },
      ]
    : []),
];
console.log();
for (const { what, good } of bounds) console.log(`${good ? 'good' : 'NOT GOOD'}  ${what}`);
process.exit(bounds.every(({ good }) => good) ? 0 : 1);
