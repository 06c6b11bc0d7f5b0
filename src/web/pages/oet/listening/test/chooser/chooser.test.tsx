// @vitest-environment jsdom
import { configure, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, fakeNetwork, refuse } from '#web/testing/fake-network.ts';
import { startedAgo } from '#web/testing/listening-part.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';

// The page's code comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  startAfresh();
  logInAs();
});
afterEach(() => vi.unstubAllGlobals());

const part = (changes: object = {}) => ({
  endsAt: null,
  serverNow: '2026-03-01T10:00:00.000Z',
  submittedAt: null,
  ...changes,
});

async function show(listeningParts: Answer) {
  fakeNetwork({ listeningParts });
  await renderApp('/oet/listening/test/p1');
}

it('shows both parts with their times and kinds of questions', async () => {
  await show(() => ({ partA: part(), partB: part() }));
  await screen.findByRole('heading', { name: 'Part A' });
  expect(screen.getByText('30 minutes')).toBeTruthy();
  expect(screen.getByText('Fill in blanks and summary completion on medical conversations')).toBeTruthy();
  expect(screen.getByText('45 minutes')).toBeTruthy();
  expect(screen.getByText('Multiple choice on presentations and discussions')).toBeTruthy();
  const open = screen.getByRole('link', { name: 'Open Part B' });
  expect(open.getAttribute('href')).toBe('/oet/listening/test/p1/B');
});

it('leads on in a part under way, and to the result of one that is submitted', async () => {
  await show(() => ({
    partA: part({ submittedAt: '2026-03-01T09:00:00.000Z' }),
    partB: part(startedAgo(0)),
  }));
  const result = await screen.findByRole('link', { name: 'See the result of Part A' });
  expect(result.getAttribute('href')).toBe('/oet/listening/results/p1/A');
  expect(screen.getByRole('link', { name: 'Continue Part B' })).toBeTruthy();
});

it('says that it could not be loaded, and tries again', async () => {
  let works = false;
  await show(() =>
    works ? { partA: part(), partB: part() } : refuse({ code: 'VAL_001', reason: 'unknown_test' }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('This test could not be found.');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Part A' })).toBeTruthy();
});
