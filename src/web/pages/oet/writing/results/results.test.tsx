// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announced } from '#web/testing/announced.ts';
import { type Answer, fakeNetwork, never, refuse } from '#web/testing/fake-network.ts';
import { attempt, attemptPart, SUBMITTED } from '#web/testing/oet.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import { LETTER_RESULTS, letterResults, letterReview, MARKING } from '#web/testing/writing.ts';
import './route.tsx';

const other = attempt('p2', {
  module: 'writing',
  title: '他信',
  score: 80,
  band: 'C',
  parts: [{ ...attemptPart('A', SUBMITTED), part: null }],
});

const open = (getWritingSection: Answer, oetDrafts: readonly unknown[] = []) => {
  const { calls } = fakeNetwork({
    getWritingSection,
    oetAttempts: () => ({ oetAttempts: [other] }),
    oetDrafts: () => ({ oetDrafts }),
  });
  return renderApp(LETTER_RESULTS).then((view) => ({ calls, ...view }));
};
const region = (name: string | RegExp) => screen.findByRole('region', { name });

beforeEach(() => {
  startAfresh();
  logInAs();
});
afterEach(() => vi.useRealTimers());

it('says the band, the estimate on its line, the time it ran over and who marked it', async () => {
  await open(() => letterResults());
  expect(await screen.findByRole('img', { name: /^Estimated OET score: 350 of 500/ })).toBeTruthy();
  expect(screen.getByText('71 %')).toBeTruthy();
  expect(screen.getByText('1:10')).toBeTruthy();
  expect(screen.getByText('60 %')).toBeTruthy();
  expect(screen.getByText('機')).toBeTruthy();
});

it('shows six criteria out of ten with what cost most, and says what was not judged', async () => {
  await open(() => letterResults());
  const items = within(await region('The six criteria')).getAllByRole('listitem');
  expect(items).toHaveLength(6);
  expect(items[0]?.textContent).toContain('Purpose6.7 of 10Nothing was found here');
  expect(items[1]?.textContent).toContain('藥五');
  expect(items[1]?.textContent).toContain('因二');
  expect(items[5]?.textContent).toContain('not judged');
});

it('says nothing of a cost where full marks were given, and why they were not where nothing was found', async () => {
  const scores = {
    purpose: 10,
    content: 10,
    conciseness_and_clarity: 10,
    genre_and_style: 10,
    organisation_and_layout: 10,
    language: 8.6,
  };
  const findings = letterReview().findings.filter(({ criterion }) => criterion !== 'language');
  await open(() => letterResults({ criteria_scores: scores, review: letterReview({ findings }) }));
  const items = within(await region('The six criteria')).getAllByRole('listitem');
  expect(items[1]?.textContent).toContain('10 of 10No marks were lost');
  expect(items[5]?.textContent).toContain('8.6 of 10Nothing was found here. Full marks are not given');
});

it('shows texts that were kept and not marked, and says nothing where there are none', async () => {
  const kept = { revision: null, savedAt: '2026-05-04T10:00:00Z' };
  const drafts = [
    { ...kept, id: 'd3', text: '遲 信' },
    { ...kept, id: 'd2', revision: 4, text: '前 信' },
  ];
  const { unmount } = await open(() => letterResults(), drafts);
  const fold = (await screen.findByText(/^Kept, not marked/)).closest('details')!;
  expect(fold.textContent).toContain('遲 信');
  expect(fold.textContent).not.toContain('前 信');
  unmount();
  await open(() => letterResults());
  await region('The six criteria');
  expect(screen.queryByText(/^Kept, not marked/)).toBeNull();
});

it('names the one thing to work on next', async () => {
  await open(() => letterResults());
  expect((await region('The one thing to work on next')).textContent).toContain('Content. 先');
});

it('marks findings in the letter, each of which leads to why and mend, and back', async () => {
  await open(() => letterResults());
  const letter = await region('Your letter, with what was found');
  await userEvent.click(within(letter).getByRole('link', { name: /^藥五/ }));
  const list = within(letter).getByRole('region', { name: 'What was found' });
  const found = within(list).getAllByRole('listitem');
  expect(found.map((item) => item.querySelector('h4')?.textContent)).toEqual([
    'Language, minor',
    'Content, serious',
    'Content, noticeable',
  ]);
  expect(document.activeElement).toBe(found[1]);
  expect(found[2]?.textContent).toContain('Missing from the letter');
  await userEvent.click(
    within(found[0] as HTMLElement).getByRole('button', { name: 'Show it in the letter' }),
  );
  expect(document.activeElement?.textContent).toContain('他是好');
});

it('shows the findings of one criterion', async () => {
  await open(() => letterResults());
  await userEvent.click(await screen.findByRole('button', { name: 'See 2 findings of Content' }));
  const letter = await region('Your letter, with what was found');
  expect(within(letter).getAllByRole('listitem')).toHaveLength(2);
  expect(within(letter).queryByRole('link', { name: /^他是好/ })).toBeNull();
});

it('shows what became of each note, or of those alone that went wrong', async () => {
  await open(() => letterResults());
  const points = await region('What became of the notes');
  const verdicts = () =>
    within(points)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(verdicts()).toEqual(['Conveyed', 'Distorted', 'Missing', 'Left out, rightly']);
  await userEvent.click(within(points).getByRole('radio', { name: 'Missed or distorted (2)' }));
  expect(verdicts()).toEqual(['Distorted', 'Missing']);
});

it('puts the mended version beside the letter, with what changed and why', async () => {
  await open(() => letterResults());
  const mended = await region('Your letter, mended');
  expect(within(mended).getAllByText('是')[0]?.tagName).toBe('DEL');
  expect(within(mended).getAllByText('很')[0]?.tagName).toBe('INS');
  expect(within(mended).getByText('改')).toBeTruthy();
});

it('says where nothing was found and nothing could be mended', async () => {
  const review = letterReview({ findings: [], mended: { text: '', changes: [] }, next: null });
  await open(() => letterResults({ review }));
  expect(await screen.findByText('Nothing was found to mend.')).toBeTruthy();
  expect(screen.getByText(/^Nothing could be mended without/)).toBeTruthy();
});

it('has model letters at A and C+ to compare', async () => {
  await open(() => letterResults());
  await userEvent.click(await screen.findByText('Model letters to compare'));
  expect(screen.getByText('甲信')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'A letter at C+' }));
  expect(screen.getByText('丙信')).toBeTruthy();
  expect(screen.getByText('丙因')).toBeTruthy();
});

it('lists other letters, and leads on', async () => {
  await open(() => letterResults());
  const others = await region('Your other letters');
  expect(within(others).getByRole('link', { name: 'Result' }).getAttribute('href')).toBe(
    '/oet/writing/results/p2',
  );
  expect(others.querySelector('[data-band="C"]')?.getAttribute('data-scale')).toBe('oet');
  const again = screen.getByRole('link', { name: 'Try Another Writing Test' });
  expect(again.getAttribute('href')).toBe('/oet/writing');
  expect(screen.getByRole('link', { name: 'Back to OET Dashboard' }).getAttribute('href')).toBe('/oet');
});

it('asks again while it is being marked, ever more seldom, and says once that it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let marked = false;
  const { calls } = await open(() => letterResults(marked ? {} : MARKING));
  expect((await screen.findAllByText('Your letter is being marked')).length).toBeGreaterThan(0);
  const asked = () => calls.filter(({ operation }) => operation === 'getWritingSection').length;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (const [wait, times] of [
    [2_000, 2],
    [4_000, 3],
    [8_000, 4],
    [15_000, 5],
    [15_000, 6],
  ] as const) {
    await pass(wait + 100);
    expect(asked()).toBe(times);
  }
  marked = true;
  await pass(15_100);
  expect(await screen.findByRole('heading', { name: 'The six criteria' })).toBeTruthy();
  expect(announced()).toContain('Your letter is marked.');
  const last = asked();
  await pass(60_000);
  expect(asked()).toBe(last);
});

it('says why a letter could not be marked, and that the credits came back', async () => {
  const unscorable = { reason: 'too_short', why: '太短' };
  await open(() => letterResults({ ...MARKING, status: 'unscorable', unscorable }));
  expect(await screen.findByRole('heading', { name: 'Your letter could not be marked' })).toBeTruthy();
  expect(screen.getByText('太短')).toBeTruthy();
  expect(screen.getByText('The credits of this attempt have come back to you.')).toBeTruthy();
  expect(screen.getByText('他是好。藥五。')).toBeTruthy();
});

it('says Loading results... until they are there', async () => {
  await open(never);
  expect(await screen.findByText('Loading results...')).toBeTruthy();
});

it('says that it failed, and asks again', async () => {
  let works = false;
  await open(() => (works ? letterResults() : 'nothing that can be read'));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load results');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The six criteria' })).toBeTruthy();
});

it('leads to the test where nothing was submitted', async () => {
  const { address } = await open(() => refuse({ code: 'VAL_001', reason: 'not_submitted' }));
  await waitFor(() => expect(address()).toBe('/oet/writing/test/p1'));
});
