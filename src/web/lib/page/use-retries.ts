import { useEffect, useEffectEvent } from 'react';
import { CallFailure } from '../graphql/call-failure.ts';

const PAUSES_MS = [5_000, 10_000, 20_000, 30_000];

/** Whether a failure passes by itself: there is no connection, or the server is being started. */
export function isPassing(error: unknown): boolean {
  return error instanceof CallFailure && (error.isNetwork || error.code === 'SRV_002');
}

/** Tries again by itself for as long as something fails that passes, ever less often, and at once with the connection. */
export function useRetries(fails: boolean, retry: () => Promise<unknown>): void {
  const onRetry = useEffectEvent(retry);
  useEffect(() => {
    if (!fails) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let count = 0;
    const plan = () => {
      timer = setTimeout(attempt, PAUSES_MS[Math.min(count, PAUSES_MS.length - 1)]);
    };
    async function attempt(): Promise<void> {
      clearTimeout(timer);
      count += 1;
      await onRetry();
      if (!isOver) plan();
    }
    const onOnline = () => void attempt();
    plan();
    window.addEventListener('online', onOnline);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [fails]);
}
