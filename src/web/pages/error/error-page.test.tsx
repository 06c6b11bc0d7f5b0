// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '../../lib/words/words.ts';
import { startAfresh } from '../../testing/render-app.tsx';
import { ErrorPage } from './route.tsx';

const chunkGone = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/route-old.js'));

async function renderWithout(code: () => Promise<never>) {
  await loadWords('en');
  const router = createMemoryRouter([{ path: '/', lazy: code, ErrorBoundary: ErrorPage }]);
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  startAfresh();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'onLine');
});

/** A server that answers so, and a browser that counts how often the document is loaded anew. */
function serve(status: number) {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  return reload;
}

it('code that is gone after a deploy has the new build loaded, once', async () => {
  const reload = serve(200);
  await renderWithout(chunkGone);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  await renderWithout(chunkGone);
  expect(await screen.findByRole('heading', { name: 'There is a new version' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});

it('nothing is loaded anew by a browser that would not remember it', async () => {
  const reload = serve(200);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await renderWithout(chunkGone);
  expect(await screen.findByRole('heading', { name: 'There is a new version' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

it('nothing is loaded anew from a server that has no page: it is a lost connection', async () => {
  const reload = serve(502);
  await renderWithout(chunkGone);
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

it('without a connection tries again by itself, and says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let status = 502;
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  await renderWithout(chunkGone);
  await screen.findByRole('heading', { name: 'No connection' });
  expect(screen.getByRole('alert').textContent).toContain('We keep trying');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(reload).not.toHaveBeenCalled();
  status = 200;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('code that does not arrive without a connection is a lost connection', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  await renderWithout(chunkGone);
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
});
