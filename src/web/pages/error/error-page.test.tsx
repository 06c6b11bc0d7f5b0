// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
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
  Reflect.deleteProperty(navigator, 'onLine');
});

it('code that is gone after a deploy is said as that, with the way to the new one', async () => {
  await renderWithout(chunkGone);
  expect(await screen.findByRole('heading', { name: 'There is a new version' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeTruthy();
});

it('code that does not arrive without a connection is a lost connection', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  await renderWithout(chunkGone);
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
});
