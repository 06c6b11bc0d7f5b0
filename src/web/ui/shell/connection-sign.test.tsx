// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../../lib/words/use-words.tsx';
import { loadWords } from '../../lib/words/words.ts';
import { announced } from '../../testing/announced.ts';
import { Announcer, forgetAnnouncements } from '../announcer.tsx';
import { ConnectionSign } from './connection-sign.tsx';

const OFFLINE = 'You are offline. What you write is kept on this device.';
const BACK = 'You are online again.';

beforeEach(async () => {
  const words = await loadWords('en');
  vi.useFakeTimers();
  forgetAnnouncements();
  render(
    <WordsProvider value={words}>
      <Announcer />
      <ConnectionSign />
    </WordsProvider>,
  );
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'onLine');
  vi.useRealTimers();
});

function connect(onLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
}

const shown = () => document.querySelector('[data-connection]')?.textContent ?? '';

it('is silent while there is a network', () => {
  expect([shown(), announced()]).toEqual(['', []]);
});

it('shows and says that there is none, as long as there is none', () => {
  connect(false);
  act(() => vi.advanceTimersByTime(60_000));
  expect(shown()).toBe(OFFLINE);
});

it('says that it is back, and goes', () => {
  connect(false);
  connect(true);
  expect(shown()).toBe(BACK);
  expect(announced()).toEqual([OFFLINE, BACK]);
  act(() => vi.advanceTimersByTime(60_000));
  expect(shown()).toBe('');
});
