import { useEffect, useSyncExternalStore } from 'react';
import type { ServerClock } from '#web/features/exam/countdown/clock.ts';
import { useIsOver } from '#web/features/exam/countdown/use-countdown.ts';

function followSight(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('online', listener);
  };
}

const isReady = () => document.visibilityState === 'visible' && navigator.onLine;

/** Begins when the time is over, but not while nobody looks or nothing can be sent: then on return. */
export function useBeginAtEnd(clock: ServerClock, begin: () => void): void {
  const over = useIsOver(clock);
  const ready = useSyncExternalStore(followSight, isReady);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it becomes possible
  useEffect(() => {
    if (over && ready) begin();
  }, [over, ready]);
}
