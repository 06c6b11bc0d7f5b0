import { describe, expect, it } from 'vitest';
import { minutesToTell, type ServerClock, secondsLeft, truerClock, untilNextSecond } from './clock.ts';

const RECEIVED = 5_000_000;
/** Fifteen minutes, answered by a server whose clock has nothing to do with this one. */
const clock: ServerClock = {
  endsAt: '2026-03-01T10:15:00.000Z',
  serverNow: '2026-03-01T10:00:00.000Z',
  receivedAt: RECEIVED,
};

describe('the time left', () => {
  it('is that of the server, however wrong the clock of the browser is', () => {
    expect(secondsLeft(clock, RECEIVED)).toBe(900);
    expect(secondsLeft({ ...clock, receivedAt: 0 }, 0)).toBe(900);
  });

  it('shows a second until it is over, and 0 only at the end', () => {
    expect(secondsLeft(clock, RECEIVED + 1)).toBe(900);
    expect(secondsLeft(clock, RECEIVED + 899_999)).toBe(1);
    expect(secondsLeft(clock, RECEIVED + 900_000)).toBe(0);
  });

  it('stays 0 afterwards', () => {
    expect(secondsLeft(clock, RECEIVED + 5_000_000)).toBe(0);
    expect(untilNextSecond(clock, RECEIVED + 5_000_000)).toBeNull();
  });

  it('knows when it will show another second', () => {
    expect(untilNextSecond(clock, RECEIVED)).toBe(1000);
    expect(untilNextSecond(clock, RECEIVED + 250)).toBe(750);
  });
});

describe('a clock that is heard again', () => {
  /** The server's answer of ten seconds later. */
  const heardAt = (receivedAt: number): ServerClock => ({
    ...clock,
    serverNow: '2026-03-01T10:00:10.000Z',
    receivedAt,
  });

  it('takes nothing back for an answer that was longer on its way', () => {
    expect(truerClock(clock, heardAt(RECEIVED + 10_400))).toBe(clock);
    expect(truerClock(clock, heardAt(RECEIVED + 10_000))).toBe(clock);
  });

  it('is right again where the first was late, or the browser’s clock was set', () => {
    for (const receivedAt of [RECEIVED + 8_000, RECEIVED - 3_600_000, RECEIVED + 3_600_000]) {
      const heard = heardAt(receivedAt);
      expect(truerClock(clock, heard)).toBe(heard);
    }
  });
});

describe('what is told', () => {
  it.each([
    [301, 300, 5],
    [61, 60, 1],
    [300, 299, null],
    [902, 901, null],
    [2, 1, null],
  ])('from %i to %i seconds: %o', (before, after, minutes) => {
    expect(minutesToTell(before, after)).toBe(minutes);
  });

  it('is true after a sleep that passed a mark, and nothing where it passed the end', () => {
    expect(minutesToTell(600, 130)).toBe(3);
    expect(minutesToTell(600, 20)).toBe(1);
    expect(minutesToTell(600, 0)).toBeNull();
  });
});
