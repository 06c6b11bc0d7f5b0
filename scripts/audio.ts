import { parseArgs } from 'node:util';
import { makeRecordings } from '#server/main.ts';
import { OperatorError } from '#server/operator-error.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/**
 * `npm run audio`: makes the recordings of listening tests that are missing, and says how long each took. `--most N`
 * stops after so many.
 */
const { values } = parseArgs({ options: { most: { type: 'string' } } });
const most = Number(values.most ?? Number.POSITIVE_INFINITY);
if (!(most > 0)) {
  console.error('Usage: npm run audio -- --most N (how many recordings at most, from 1)');
  process.exit(1);
}
const started = performance.now();
let goesOn = true;
let count = 0;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const making = makeRecordings(process.env, {
  goesOn: () => goesOn && count < most,
  onMade: ({ extractId, durationMs, bytes, tookMs }) => {
    count += 1;
    console.log(
      `${extractId}: ${seconds(durationMs)} of sound, ${(bytes / 1e6).toFixed(1)} MB, made in ${seconds(tookMs)}`,
    );
  },
});
// The one that is being made is made to its end: what is left is for the next time.
stopOnSignals(() => {
  goesOn = false;
  return making.then(
    () => {},
    () => {},
  );
});
try {
  const made = await making;
  console.log(`${made} recordings were made in ${seconds(performance.now() - started)}.`);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
