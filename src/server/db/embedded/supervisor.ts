import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { OperatorError } from '../../operator-error.ts';
import { startCluster } from './cluster.ts';
import type { Place } from './place.ts';
import type { Installation, Postmaster } from './postmaster.ts';

/** Pauses before each new start. When the last one has failed too, the database is lost. */
const PAUSES_MS = [0, 200, 1_000, 3_000, 10_000];

/** A server that ran this long was well: its end is a new misfortune, not the same one. */
const WELL_MS = 60_000;

export interface Supervised {
  /** Resolves when PostgreSQL does not start any more. */
  readonly lost: Promise<Error>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL again when it ends unasked. The pool finds it where it was. */
export function keepRunning(
  installation: Installation,
  place: Place,
  first: Postmaster,
  log: Logger,
): Supervised {
  const lost = Promise.withResolvers<Error>();
  const stopping = new AbortController();
  let running: Postmaster | null = first;
  const startAgain = async (failures: number) => {
    let last: unknown;
    for (const pause of PAUSES_MS.slice(failures)) {
      await wait(pause, undefined, { signal: stopping.signal });
      try {
        return await startCluster(installation, place, log);
      } catch (error) {
        last = error;
        log.error({ err: error }, 'PostgreSQL did not start again.');
      }
    }
    throw last ?? new Error('It ended again and again.');
  };
  const watch = async () => {
    let failures = 0;
    while (running) {
      const since = performance.now();
      await running.ended;
      if (stopping.signal.aborted) return;
      failures = performance.now() - since > WELL_MS ? 0 : failures + 1;
      log.error('PostgreSQL ended unasked. It is started again.');
      running = null;
      running = await startAgain(Math.max(0, failures - 1));
      if (stopping.signal.aborted) return running.stop();
    }
  };
  const watched = watch().catch((cause) => {
    if (stopping.signal.aborted) return;
    const message = `The embedded database ended and could not be started again: ${cause.message}`;
    lost.resolve(new OperatorError(message, { cause }));
  });
  return {
    lost: lost.promise,
    stop: async () => {
      stopping.abort();
      await running?.stop();
      await watched;
    },
  };
}
