import { useCallback, useState, useSyncExternalStore } from 'react';
import { type ServerClock, secondsLeft, truerClock, untilNextSecond } from './clock.ts';

/** Calls back with every second of a clock until it is over. */
function follow(clock: ServerClock, onSecond: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    onSecond();
    const next = untilNextSecond(clock, Date.now());
    if (next !== null) timer = setTimeout(look, next);
  };
  look();
  // The timers of a page that nobody sees are late, and those of a device that sleeps stand still.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

function useClock<Seen>(
  { endsAt, serverNow, receivedAt }: ServerClock,
  see: (seconds: number) => Seen,
): Seen {
  const subscribe = useCallback(
    (onSecond: () => void) => follow({ endsAt, serverNow, receivedAt }, onSecond),
    [endsAt, serverNow, receivedAt],
  );
  return useSyncExternalStore(subscribe, () =>
    see(secondsLeft({ endsAt, serverNow, receivedAt }, Date.now())),
  );
}

/** A clock that is set right whenever the server says it again. */
export function useHeardClock(opening: ServerClock): [ServerClock, hear: (heard: ServerClock) => void] {
  const [clock, setClock] = useState(opening);
  const hear = useCallback((heard: ServerClock) => setClock((known) => truerClock(known, heard)), []);
  return [clock, hear];
}

/** Seconds left: renders the component every second, so it is for the one that shows them. */
export function useSecondsLeft(clock: ServerClock): number {
  return useClock(clock, (seconds) => seconds);
}

/** Whether the time is over, for a page that does something then. */
export function useIsOver(clock: ServerClock): boolean {
  return useClock(clock, (seconds) => seconds === 0);
}
