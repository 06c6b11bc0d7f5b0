import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks `/healthz` every 100 ms, in a thread of its own, and tells each time in milliseconds; null: no answer. */
const EVERY_MS = 100;
const TIMEOUT_MS = 10_000;

function ask(url: string): void {
  const started = performance.now();
  const tell = (answered: boolean) => parentPort?.postMessage(answered ? performance.now() - started : null);
  get(url, { timeout: TIMEOUT_MS }, (response) => {
    response.resume().on('end', () => tell(response.statusCode === 200));
  })
    .on('timeout', function (this: ReturnType<typeof get>) {
      this.destroy(new Error('too late'));
    })
    .on('error', () => tell(false));
}

setInterval(() => ask(`${workerData.url}/healthz`), EVERY_MS);
