// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../lib/words/use-words.tsx';
import { loadWords } from '../lib/words/words.ts';
import { toast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

/** What jsdom does not lay out: the width that a drag is measured by. */
const WIDTH = 300;

beforeEach(async () => {
  const words = await loadWords('en');
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  render(
    <WordsProvider value={words}>
      <ToastHost />
    </WordsProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Says something and waits until it stands. */
async function say(text: string): Promise<HTMLElement> {
  await act(async () => {
    toast('success', text);
    await vi.advanceTimersByTimeAsync(0);
  });
  const shown = screen.getByText(text).closest<HTMLElement>('.Toastify__toast');
  if (!shown) throw new Error('There is no toast');
  await act(async () => {
    fireEvent.animationEnd(shown);
  });
  return shown;
}

const drag = (shown: HTMLElement, distance: number) =>
  act(async () => {
    fireEvent(shown, new MouseEvent('pointerdown', { bubbles: true, clientX: 0 }));
    fireEvent(document, new MouseEvent('pointermove', { bubbles: true, clientX: distance }));
    fireEvent(document, new MouseEvent('pointerup', { bubbles: true, clientX: distance }));
    await vi.advanceTimersByTimeAsync(0);
  });

it('a toast stands at the top right', async () => {
  const shown = await say('Saved');
  expect(shown.parentElement?.classList).toContain('Toastify__toast-container--top-right');
});

it('a toast goes by itself after 5000 ms', async () => {
  const shown = await say('Saved');
  const clock = shown.querySelector<HTMLElement>('.Toastify__progress-bar');
  expect(clock?.style.animationDuration).toBe('5000ms');
  await act(async () => {
    // Without AnimationEvent, which jsdom lacks, React listens to the old name of the event.
    fireEvent(clock as HTMLElement, new Event('webkitAnimationEnd', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(shown.dataset.in).toBe('false');
});

it('a toast goes when it is dragged over 80 % of its width, and comes back from less', async () => {
  const shown = await say('Saved');
  await drag(shown, WIDTH * 0.79);
  expect(shown.dataset.in).toBe('true');
  await drag(shown, WIDTH * 0.81);
  expect(shown.dataset.in).toBe('false');
});

it('Alt+T leads to the toasts', async () => {
  const shown = await say('Saved');
  await act(async () => {
    fireEvent.keyDown(document, { code: 'KeyT', key: 't', altKey: false });
  });
  expect(document.activeElement).toBe(document.body);
  await act(async () => {
    fireEvent.keyDown(document, { code: 'KeyT', key: 't', altKey: true });
  });
  expect(document.activeElement).toBe(shown);
});
