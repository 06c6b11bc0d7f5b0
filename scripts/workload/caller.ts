import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type Call, send } from './wire.ts';

/** What happened to calls of all learners. */
export interface Observer {
  /** Every answer, with the name of its call and the milliseconds that it took. */
  onAnswer(name: string, answer: Answer<unknown>, ms: number): void;
}

/** How long to wait before a call is sent again whose outcome is not known; null: its sender gives up. */
export type Patience = (code: string, tries: number) => number | null;

const FIRST_MS = 150;
const LONGEST_MS = 30_000;

/** Asks until the outcome is known, less and less often. */
export const untilKnown: Patience = (_code, tries) =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** tries) * (0.75 + Math.random() / 2);

const PAGE_PAUSES_MS = [500, 2_000];

/** What a page does by itself: it asks again where the connection was lost, or where the call is still running. */
export const asPage: Patience = (code, tries) =>
  code === 'NETWORK' || code === 'idempotency_running' ? (PAGE_PAUSES_MS[tries] ?? null) : null;

export interface Caller {
  /** Sends a call, and again as the patience says. Never rejects. */
  ask<Data>(call: Call): Promise<Answer<Data>>;
}

export function openCaller(url: string, patience: Patience, observer: Observer): Caller {
  return {
    async ask<Data>(call: Call): Promise<Answer<Data>> {
      const name = /\w+ (\w+)/.exec(call.query)?.[1] ?? '';
      for (let tries = 0; ; tries++) {
        const started = performance.now();
        const answer = await send<Data>(url, call);
        observer.onAnswer(name, answer, performance.now() - started);
        if (answer.kind !== 'unknown') return answer;
        const pause = patience(answer.code, tries);
        if (pause === null) return answer;
        await wait(pause);
      }
    },
  };
}
