// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeNetwork, refuse } from '#web/testing/fake-network.ts';
import { attempt, attemptPart, OVER, RUNNING, SUBMITTED } from '#web/testing/oet.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import './route.tsx';

const show = async (attempts: readonly object[], path = '/oet') => {
  fakeNetwork({ oetAttempts: () => ({ oetAttempts: attempts }) });
  return renderApp(path);
};
const parts = (a: object, b: object = {}, c: object = {}) => ({
  parts: [attemptPart('A', a), attemptPart('B', b), attemptPart('C', c)],
});

beforeEach(() => {
  startAfresh();
  logInAs();
});

describe('the dashboard', () => {
  it('shows the modules that are offered, the report and tips', async () => {
    await show([]);
    const card = await screen.findByRole('link', { name: 'Reading' });
    expect(card.getAttribute('href')).toBe('/oet/reading');
    expect(screen.getByRole('link', { name: 'Listening' }).getAttribute('href')).toBe('/oet/listening');
    expect(screen.getByRole('link', { name: 'Speaking' }).getAttribute('href')).toBe('/oet/speaking');
    expect(screen.getByText('1 part, 8 minutes')).toBeTruthy();
    expect(screen.getByText('3 parts, 60 minutes')).toBeTruthy();
    expect(screen.getByText('2 parts, 75 minutes')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Test Progress Report' }).getAttribute('href')).toBe(
      '/oet/progress',
    );
    expect(screen.getByRole('heading', { name: 'Tips for the day of the test' })).toBeTruthy();
    expect(screen.queryByText('Go on where you stopped')).toBeNull();
  });

  it('offers first what is under way', async () => {
    await show([attempt('new'), attempt('old', parts(RUNNING))]);
    const link = await screen.findByRole('link', { name: 'Continue 讀一, Part A: 12:40 left' });
    expect(link.getAttribute('href')).toBe('/oet/reading/test/old/A');
    expect(screen.getByRole('link', { name: '1 more unfinished test' })).toBeTruthy();
  });

  it('says so when the time of what is under way is over', async () => {
    await show([attempt('old', parts(SUBMITTED, OVER))]);
    expect(await screen.findByRole('link', { name: 'Continue 讀一, Part B: the time is over' })).toBeTruthy();
    expect(screen.getByText(/You can still answer and submit/)).toBeTruthy();
  });

  it('is not headed by a test that was left alone', async () => {
    const long = { createdAt: '2026-05-01T10:00:00.000Z' };
    await show([attempt('left', { ...long, ...parts(OVER) })]);
    await screen.findByRole('heading', { name: 'Modules' });
    expect(screen.queryByText('Go on where you stopped')).toBeNull();
  });

  it('is headed by an old test that has an answer', async () => {
    const long = { createdAt: '2026-05-01T10:00:00.000Z' };
    await show([attempt('left'), attempt('old', { ...long, ...parts({ ...OVER, revision: 1 }) })]);
    expect(await screen.findByRole('link', { name: 'Continue 讀一, Part A: the time is over' })).toBeTruthy();
  });

  it('goes on with the next part where no clock runs', async () => {
    await show([attempt('old', parts(SUBMITTED))]);
    expect(await screen.findByRole('link', { name: 'Continue 讀一, Part B' })).toBeTruthy();
  });

  it('shows the latest score', async () => {
    await show([attempt('new', { ...parts(SUBMITTED, SUBMITTED), score: 71.4, band: 'B' })]);
    expect(await screen.findByText('Your latest: 71 %')).toBeTruthy();
    expect(screen.queryByText('Go on where you stopped')).toBeNull();
  });

  it('shows no score of an attempt of which only a part is submitted', async () => {
    const done = { ...parts(SUBMITTED, SUBMITTED), score: 71.4, band: 'B' };
    await show([attempt('new', { ...parts(SUBMITTED), score: 100, band: 'A' }), attempt('old', done)]);
    expect(await screen.findByText('Your latest: 71 %')).toBeTruthy();
    expect(screen.queryByText('Your latest: 100 %')).toBeNull();
  });

  it('still offers its modules when the attempts can’t be had', async () => {
    let works = false;
    fakeNetwork({
      oetAttempts: () => (works ? { oetAttempts: [] } : refuse({ code: 'SRV_001', message: 'It broke' })),
    });
    await renderApp('/oet');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded: It broke');
    expect(screen.getByRole('link', { name: 'Reading' })).toBeTruthy();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Modules' })).toBeTruthy();
  });

  it('is reached from the header and from the menu', async () => {
    await show([]);
    const links = await screen.findAllByRole('link', { name: 'OET Exam' });
    expect(links).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
    expect(
      screen.getAllByRole('link', { name: 'OET Exam' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/oet', '/oet']);
  });
});

describe('the page of a module', () => {
  it('says what its parts are and how they are timed', async () => {
    await show([], '/oet/reading');
    expect(await screen.findByText('15 minutes')).toBeTruthy();
    expect(screen.getByText('45 minutes, shared with Part C')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start Practice Test' }).getAttribute('href')).toBe(
      '/oet/reading/test/new',
    );
    expect(await screen.findByText(/Here you will find every test/)).toBeTruthy();
  });

  it('lists every attempt, each part with its result', async () => {
    const attempts = Array.from({ length: 12 }, (_, index) =>
      attempt(`a${index}`, { ...parts(SUBMITTED, SUBMITTED), score: 70, band: 'B' }),
    );
    await show(attempts, '/oet/reading');
    const results = await screen.findAllByRole('link', { name: 'Part A: result' });
    expect(results).toHaveLength(8);
    expect(results[0]?.getAttribute('href')).toBe('/oet/reading/results/a0/A');
    expect(screen.getAllByRole('link', { name: 'Part C: not submitted' })[0]?.getAttribute('href')).toBe(
      '/oet/reading/test/a0/C',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(screen.getAllByRole('link', { name: 'Part A: result' })).toHaveLength(12);
  });

  it('says of which attempt the score is that of some parts only', async () => {
    const scored = { score: 70, band: 'B' };
    const some = attempt('some', { ...parts(SUBMITTED), ...scored, title: 'Some' });
    const all = attempt('all', { ...parts(SUBMITTED, SUBMITTED), ...scored, title: 'All' });
    await show([some, all, attempt('none')], '/oet/reading');
    const note = await screen.findByText('Not all parts submitted');
    expect(note.closest('li')?.textContent).toContain('Some');
  });

  it('of a module that isn’t offered leads to those that are', async () => {
    const { address } = await show([], '/oet/dancing');
    await screen.findByRole('heading', { name: 'Modules' });
    expect(address()).toBe('/oet');
  });
});
