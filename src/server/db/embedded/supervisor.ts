import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { OperatorError } from '../../operator-error.ts';
import { startCluster } from './cluster.ts';
import type { Place } from './place.ts';
import type { Installation, Postmaster } from './postmaster.ts';

/** Pauses before each new start. When the last one has failed too, the database is lost. */
const PAUSES_MS = [0, 200, 1_000, 3_000, 10_000] as const;

/** One that ends so soon after its start may do so again and again, and is given a pause. */
const SOON_MS = 5_000;

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
  const startAgain = async () => {
    let last: unknown;
    for (const pause of PAUSES_MS) {
      await wait(pause, undefined, { signal: stopping.signal });
      try {
        return await startCluster(installation, place, log);
      } catch (error) {
        last = error;
        log.error({ err: error }, 'PostgreSQL did not start again.');
      }
    }
    throw last;
  };
  const watch = async () => {
    while (running) {
      const since = performance.now();
      await running.ended;
      if (stopping.signal.aborted) return;
      log.error('PostgreSQL ended unasked. It is started again.');
      running = null;
      if (performance.now() - since < SOON_MS) await wait(PAUSES_MS[1], undefined, stopping);
      running = await startAgain();
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
