// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, it } from 'vitest';
import { ON_PURPOSE } from '../lib/page/on-purpose.ts';
import { WordsProvider } from '../lib/words/use-words.tsx';
import { loadSections, loadWords } from '../lib/words/words.ts';
import { startAfresh } from '../testing/render-app.tsx';
import { LeaveGuard } from './leave-guard.tsx';

beforeEach(startAfresh);

/** A test under way at /test, reached from /start. */
async function begin({ when = true } = {}) {
  const guarded = (under: boolean) => (
    <LeaveGuard when={under} title="Leave the test?" text="Its clock goes on." />
  );
  const router = createMemoryRouter(
    [
      { path: '/test', element: guarded(when) },
      { path: '*', element: null },
    ],
    { initialEntries: ['/start', '/test'] },
  );
  const words = await loadWords('en');
  await loadSections(['learner']);
  render(
    <WordsProvider value={words}>
      <RouterProvider router={router} />
    </WordsProvider>,
  );
  return { router, address: () => router.state.location.pathname };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isUnloadAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before another page, and stays', async () => {
  const { router, address } = await begin();
  void router.navigate('/elsewhere');
  expect(await screen.findByRole('dialog', { name: 'Leave the test?' })).toHaveProperty('open', true);
  await press('Stay here');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/test');
});

it('asks before going back, and leaves', async () => {
  const { router, address } = await begin();
  void router.navigate(-1);
  await screen.findByRole('dialog');
  await press('Leave');
  await waitFor(() => expect(address()).toBe('/start'));
});

it('asks nothing about a tab of the page', async () => {
  const { router } = await begin();
  await router.navigate('/test?tab=notes');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toBe('?tab=notes');
});

it('asks nothing when it is left on purpose, as after a submission', async () => {
  const { router, address } = await begin();
  await router.navigate('/results', { state: ON_PURPOSE });
  await waitFor(() => expect(address()).toBe('/results'));
});

it('asks nothing when nothing is under way', async () => {
  const { router, address } = await begin({ when: false });
  expect(isUnloadAsked()).toBe(false);
  await router.navigate('/elsewhere');
  expect(address()).toBe('/elsewhere');
});

it('lets the browser ask before the tab goes', async () => {
  await begin();
  expect(isUnloadAsked()).toBe(true);
});
