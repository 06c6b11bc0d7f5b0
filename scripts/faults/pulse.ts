import { setTimeout as wait } from 'node:timers/promises';
import { LEVELS } from '../workload/documents.ts';
import { send } from '../workload/wire.ts';

/** Asks the product again and again for something out of its database. */
export interface Pulse {
  /** Whether the latest questions were answered. */
  isUp(): boolean;
  /** Milliseconds from `since` until the first answer to a question put after it; null once it is hopeless. */
  firstAnswer(since: number, hopeless: () => boolean): Promise<number | null>;
  stop(): void;
}

const EVERY_MS = 50;
const TIMEOUT_MS = 2_000;
const LIMIT_MS = 120_000;

export function feelPulse(url: string, access: string): Pulse {
  let stopped = false;
  /** When the question was put that was answered last. */
  let latest = 0;
  let answeredAt = 0;
  const ask = async () => {
    const asked = performance.now();
    const answer = await send(url, { query: LEVELS, variables: {}, access, timeoutMs: TIMEOUT_MS });
    if (answer.kind !== 'result' || asked < latest) return;
    latest = asked;
    answeredAt = performance.now();
  };
  const beat = async () => {
    while (!stopped) {
      // Not one after the other: a question that hangs must not keep the next from being put.
      void ask();
      await wait(EVERY_MS);
    }
  };
  void beat();
  return {
    isUp: () => performance.now() - answeredAt < TIMEOUT_MS,
    firstAnswer: async (since, hopeless) => {
      while (latest <= since) {
        if (hopeless()) return null;
        if (performance.now() - since > LIMIT_MS) throw new Error('The product does not answer again.');
        await wait(5);
      }
      return answeredAt - since;
    },
    stop: () => {
      stopped = true;
    },
  };
}
