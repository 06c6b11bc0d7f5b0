import type { Clock } from '../../ports/clock.ts';

/** `good`: the provider answered. `bad`: it is at fault. `neutral`: the call says nothing about it. */
export type Verdict = 'good' | 'bad' | 'neutral';

export interface Breaker {
  /** Asks to make a call: null while open, else what must be told how the call went, once. */
  enter(): ((verdict: Verdict) => void) | null;
}

export interface BreakerOptions {
  readonly clock: Clock;
  /** Failures in a row that open it. Default 5. */
  readonly failures?: number;
  /** How long it then stays open, in milliseconds. Default 30,000. */
  readonly openMs?: number;
}

/**
 * Keeps learners from waiting for a provider that is down: after failures in a row it lets nobody through for a
 * while, then one call to try. If that is good all may pass again, else it stays open as long once more. A call that
 * began before it opened does not close it.
 */
export function createBreaker({ clock, failures = 5, openMs = 30_000 }: BreakerOptions): Breaker {
  let inARow = 0;
  let openedAt: number | null = null;
  let isTrying = false;

  const open = () => {
    openedAt = clock.now().getTime();
  };
  const afterCall = (verdict: Verdict) => {
    if (verdict === 'neutral' || openedAt !== null) return;
    inARow = verdict === 'good' ? 0 : inARow + 1;
    if (inARow >= failures) open();
  };
  const afterTrial = (verdict: Verdict) => {
    isTrying = false;
    if (verdict === 'bad') open();
    if (verdict !== 'good') return;
    openedAt = null;
    inARow = 0;
  };

  return {
    enter() {
      if (openedAt === null) return afterCall;
      if (isTrying || clock.now().getTime() - openedAt < openMs) return null;
      isTrying = true;
      return afterTrial;
    },
  };
}
