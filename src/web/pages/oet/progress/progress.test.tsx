// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Answer, fakeNetwork, refuse } from '#web/testing/fake-network.ts';
import { attempt, attemptPart, progressOf, RUNNING } from '#web/testing/oet.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import './route.tsx';

const open = (getUserProgress: Answer, attempts: readonly object[] = []) => {
  fakeNetwork({ getUserProgress, oetAttempts: () => ({ oetAttempts: attempts }) });
  return renderApp('/oet/progress');
};

beforeEach(() => {
  startAfresh();
  logInAs();
});

it('says what to do first to somebody without attempts', async () => {
  await open(() => ({ getUserProgress: null }));
  expect(await screen.findByText(/There is nothing to report yet/)).toBeTruthy();
  expect(screen.getAllByText('No complete test yet')).toHaveLength(5);
  const start = await screen.findByRole('link', { name: 'Start a Listening test' });
  expect(start.getAttribute('href')).toBe('/oet/listening/test/new');
});

it('draws one attempt as a point', async () => {
  await open(() => progressOf(1));
  const chart = await screen.findByRole('img', { name: /^1 test, from 50 % to 50 %/ });
  expect(chart.querySelectorAll('circle')).toHaveLength(1);
  expect(screen.getByText(/One point is no line yet/)).toBeTruthy();
});

it('draws forty, and has them as a table, newest first', async () => {
  await open(() => progressOf(40));
  const chart = await screen.findByRole('img', { name: /^40 tests,/ });
  expect(chart.querySelectorAll('circle')).toHaveLength(40);
  const rows = screen.getAllByRole('row');
  expect(rows).toHaveLength(41);
  expect(within(rows[1]!).getByText('Not all parts submitted')).toBeTruthy();
  expect(within(rows[2]!).getByText('350')).toBeTruthy();
  expect(within(rows[1]!).getByRole('link').getAttribute('href')).toBe('/oet/reading/results/r0/A');
});

it('says what goes well, what costs marks and what to do about it', async () => {
  // Nothing that was never done comes before it.
  await open(() => ({
    getUserProgress: {
      ...progressOf(2).getUserProgress,
      listeningScore: 90,
      writingScore: 90,
      speakingScore: 90,
    },
  }));
  const section = await screen.findByRole('region', { name: /^Reading: what goes well/ });
  const items = within(section)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(items).toEqual([
    'Finding which text says it4 of 14costs marks',
    'Details6 of 6goes well',
    'Medicines18 of 20goes well',
  ]);
  expect(
    await screen.findByText('Finding which text says it goes worst so far: 4 of 14 marks.'),
  ).toBeTruthy();
  expect(screen.getByText(/Read the headings of all texts first/)).toBeTruthy();
});

it('says nothing on fewer than four marks', async () => {
  await open(() => progressOf(1));
  const section = await screen.findByRole('region', { name: /^Reading: what goes well/ });
  expect(within(section).queryByText('Details')).toBeNull();
});

it('offers what is under way before anything new', async () => {
  const underWay = attempt('p1', { parts: [attemptPart('A', RUNNING), attemptPart('B'), attemptPart('C')] });
  await open(() => progressOf(1), [underWay]);
  expect(await screen.findByRole('link', { name: 'Continue 讀一, Part A: 12:40 left' })).toBeTruthy();
});

it('says that it failed, and asks again', async () => {
  let works = false;
  await open(() => (works ? progressOf(2) : refuse({ code: 'SRV_001' })));
  expect((await screen.findByRole('alert')).textContent).toContain('Error loading progress report');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: /^2 tests,/ })).toBeTruthy();
});
