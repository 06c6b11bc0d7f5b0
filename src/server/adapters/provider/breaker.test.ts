import { describe, expect, it } from 'vitest';
import { createBreaker, type Verdict } from './breaker.ts';

function aBreaker() {
  let time = 0;
  const breaker = createBreaker({ clock: { now: () => new Date(time) }, failures: 3, openMs: 1_000 });
  return {
    enter: () => breaker.enter(),
    wait: (ms: number) => {
      time += ms;
    },
    /** Makes calls with these ends; false where one was not let through. */
    call: (...verdicts: Verdict[]) =>
      verdicts.map((verdict) => {
        const leave = breaker.enter();
        leave?.(verdict);
        return leave !== null;
      }),
  };
}

describe('the circuit breaker', () => {
  it('opens after failures in a row, not after failures in sum', () => {
    const breaker = aBreaker();
    breaker.call('bad', 'bad', 'good', 'bad', 'bad');
    expect(breaker.call('bad')).toEqual([true]);
    expect(breaker.call('good')).toEqual([false]);
  });

  it('counts what says nothing about the provider neither way', () => {
    const breaker = aBreaker();
    breaker.call('bad', 'neutral', 'bad', 'neutral', 'bad');
    expect(breaker.call('good')).toEqual([false]);
  });

  it('lets one call try after a while, and all after its success', () => {
    const breaker = aBreaker();
    breaker.call('bad', 'bad', 'bad');
    breaker.wait(999);
    expect(breaker.enter()).toBeNull();
    breaker.wait(1);
    const trial = breaker.enter();
    expect(trial).not.toBeNull();
    expect(breaker.enter()).toBeNull();
    trial?.('good');
    expect(breaker.call('bad', 'bad', 'good')).toEqual([true, true, true]);
  });

  it('stays open as long again after a trial that fails', () => {
    const breaker = aBreaker();
    breaker.call('bad', 'bad', 'bad');
    breaker.wait(1_000);
    breaker.call('bad');
    breaker.wait(999);
    expect(breaker.enter()).toBeNull();
    breaker.wait(1);
    expect(breaker.enter()).not.toBeNull();
  });

  it('gives the trial to the next when the first leaves before its end', () => {
    const breaker = aBreaker();
    breaker.call('bad', 'bad', 'bad');
    breaker.wait(1_000);
    expect(breaker.call('neutral', 'good', 'good')).toEqual([true, true, true]);
  });

  it('is not closed by a call that began before it opened', () => {
    const breaker = aBreaker();
    const early = breaker.enter();
    breaker.call('bad', 'bad', 'bad');
    early?.('good');
    expect(breaker.enter()).toBeNull();
  });
});
