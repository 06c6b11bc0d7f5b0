// @vitest-environment jsdom
import { configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, it } from 'vitest';
import { type PageModule, toRoute } from './build-routes.tsx';
import { WordsProvider } from './lib/words/use-words.tsx';
import { activeWords, loadWords } from './lib/words/words.ts';
import { fakeNetwork } from './testing/fake-network.ts';
import { startAfresh } from './testing/render-app.tsx';
import { Shell } from './ui/shell/shell.tsx';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const page = (module: PageModule) => async () => module;

function Settings() {
  return (
    <>
      <Link to="/settings/password">Password</Link>
      <Link to="/other">Other</Link>
      <Outlet />
    </>
  );
}

const tab = (name: string) => ({ Component: () => <h1>{name}</h1> });

async function renderSettings(path: string) {
  await loadWords('en');
  const settings = toRoute({
    path: '/settings',
    access: 'anyone',
    page: page({ Component: Settings }),
    children: [
      { path: 'language', page: page(tab('Your language')), words: ['practice'] },
      { path: 'password', page: page(tab('Your password')) },
    ],
  });
  const other = toRoute({ path: '/other', access: 'anyone', page: page(tab('Another page')) });
  const router = createMemoryRouter([{ Component: Shell, children: [settings, other] }], {
    initialEntries: [path],
  });
  render(
    <WordsProvider value={activeWords()}>
      <RouterProvider router={router} />
    </WordsProvider>,
  );
}

beforeEach(() => {
  startAfresh();
  fakeNetwork({});
});

it('a page inside another has its own address and its own words', async () => {
  await renderSettings('/settings/language');
  expect(await screen.findByRole('heading', { name: 'Your language' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Password' })).toBeTruthy();
  expect(activeWords().words('practice.back')).toBe('Back to Levels');
});

it('a tab with an address leaves the focus where it is; another page takes it', async () => {
  await renderSettings('/settings/language');
  const link = await screen.findByRole('link', { name: 'Password' });
  await userEvent.click(link);
  await screen.findByRole('heading', { name: 'Your password' });
  expect(document.activeElement).toBe(link);
  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  await screen.findByRole('heading', { name: 'Another page' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
