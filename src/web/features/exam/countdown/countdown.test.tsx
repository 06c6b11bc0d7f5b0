// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '#web/lib/words/use-words.tsx';
import { type ActiveWords, loadSections, loadWords } from '#web/lib/words/words.ts';
import { announced } from '#web/testing/announced.ts';
import { Announcer, forgetAnnouncements } from '#web/ui/announcer.tsx';
import type { ServerClock } from './clock.ts';
import { Countdown } from './countdown.tsx';
import { useIsOver } from './use-countdown.ts';

const MINUTE = 60_000;

let words: ActiveWords;

beforeEach(async () => {
  words = await loadWords('en');
  await loadSections(['exam']);
  vi.useFakeTimers();
  forgetAnnouncements();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** As the server answers it at this moment. */
function ending(inMs: number): ServerClock {
  const serverNow = Date.parse('2026-03-01T10:00:00Z');
  return {
    endsAt: new Date(serverNow + inMs).toISOString(),
    serverNow: new Date(serverNow).toISOString(),
    receivedAt: Date.now(),
  };
}

function show(clock: ServerClock) {
  return render(
    <WordsProvider value={words}>
      <Announcer />
      <Countdown clock={clock} />
    </WordsProvider>,
  );
}

const timer = () => screen.getByRole('timer').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('counts the seconds down', () => {
  show(ending(15 * MINUTE));
  expect(timer()).toBe('15:00');
  pass(1000);
  expect(timer()).toBe('14:59');
});

it('is read out at 5 and at 1 minutes and at the end, and at no other second', () => {
  show(ending(6 * MINUTE));
  const heard: (string | null)[] = [];
  for (let second = 0; second < 6 * 60; second += 1) {
    pass(1000);
    const [newest] = announced().slice(-1);
    if (newest && newest !== heard.at(-1)) heard.push(newest);
  }
  expect(heard).toEqual([
    '5 minutes left.',
    '1 minute left.',
    'The time is over. You can still change and submit your work.',
  ]);
});

it('stops at 0 and says so', () => {
  show(ending(1000));
  pass(5 * MINUTE);
  expect(timer()).toBe('0:00');
  expect(screen.getByRole('timer').nextSibling?.textContent).toContain('The time is over.');
});

it('says nothing new of an end that was there from the start', () => {
  show(ending(0));
  pass(MINUTE);
  expect(announced()).toEqual([]);
});

it('shows the time truly left when the device has slept', () => {
  show(ending(15 * MINUTE));
  vi.setSystemTime(Date.now() + 10 * MINUTE + 30_000);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(timer()).toBe('4:30');
  expect(announced()).toEqual(['5 minutes left.']);
});

it('renders a page that waits for the end once, when it comes', () => {
  const seen: boolean[] = [];
  function Page({ clock }: { clock: ServerClock }) {
    seen.push(useIsOver(clock));
    return null;
  }
  render(<Page clock={ending(3000)} />);
  pass(10_000);
  expect(seen).toEqual([false, true]);
});
