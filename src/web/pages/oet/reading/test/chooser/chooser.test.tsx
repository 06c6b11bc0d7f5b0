// @vitest-environment jsdom
import { configure, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeNetwork, lose } from '#web/testing/fake-network.ts';
import { NOT_STARTED, partState, RESULT_PATH } from '#web/testing/reading-part.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';

// The page's code comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  startAfresh();
  logInAs();
});
afterEach(() => vi.unstubAllGlobals());

const SUBMITTED = { submittedAt: '2026-03-01T10:05:00.000Z', phase: 'marked' };

async function show(parts: { A?: object; B?: object; C?: object }) {
  fakeNetwork({
    readingParts: () => ({
      partA: partState({ part: 'A', ...NOT_STARTED, ...parts.A }),
      partB: partState({ part: 'B', ...NOT_STARTED, ...parts.B }),
      partC: partState({ part: 'C', ...NOT_STARTED, ...parts.C }),
    }),
  });
  await renderApp('/oet/reading/test/p1');
  await screen.findByRole('heading', { name: 'Part A' });
}

const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const running = () => partState();

it('shows Parts A and B with their times and kinds of questions', async () => {
  await show({});
  expect(shown()).toEqual(['Part A', 'Part B']);
  expect(screen.getByText('15 minutes')).toBeTruthy();
  expect(screen.getByText(/^Multiple choice on a healthcare text/)).toBeTruthy();
  expect(screen.getByText(/^45 minutes/)).toBeTruthy();
  expect(screen.getByText('Multiple choice on healthcare scenarios')).toBeTruthy();
});

it('shows the time left of a part under way', async () => {
  await show({ A: running() });
  expect(screen.getByText(/^1[45]:\d\d$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue Part A' }).getAttribute('href')).toBe(
    '/oet/reading/test/p1/A',
  );
});

it('leads from a submitted part to its result', async () => {
  await show({ A: SUBMITTED });
  expect(screen.getByRole('link', { name: 'See the result of Part A' }).getAttribute('href')).toBe(
    RESULT_PATH,
  );
});

it.each([
  ['once Part B is submitted', { B: SUBMITTED, C: { ...partState(), part: 'C' } }],
  ['once it was worked on', { C: { ...partState(), part: 'C', revision: 1 } }],
])('shows Part C %s', async (_, parts) => {
  await show(parts);
  expect(shown()).toEqual(['Part A', 'Part B', 'Part C']);
});

it('says when it could not be loaded', async () => {
  fakeNetwork({ readingParts: lose });
  await renderApp('/oet/reading/test/p1');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Error: /);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
