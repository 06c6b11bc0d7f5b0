// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Answer, fakeNetwork, never, refuse } from '#web/testing/fake-network.ts';
import { attempt, attemptPart, OVER, RUNNING, results, SUBMITTED } from '#web/testing/oet.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import './route.tsx';

const PATH = '/oet/reading/results/p1/A';
const underWay = attempt('p1', {
  parts: [attemptPart('A', SUBMITTED), attemptPart('B', RUNNING), attemptPart('C')],
});

const open = (readingTestResults: Answer, path = PATH, other: object = underWay) => {
  fakeNetwork({
    readingTestResults,
    oetAttempts: () => ({ oetAttempts: [other] }),
  });
  return renderApp(path);
};
const review = () => screen.findByRole('region', { name: 'Every question, with the proof' });

beforeEach(() => {
  startAfresh();
  logInAs();
});

it('says what the part came to, on scales', async () => {
  await open(() => results());
  expect(await screen.findByRole('img', { name: 'Practice band C+: 67 %' })).toBeTruthy();
  const estimate = screen.getByRole('img', { name: /^Estimated OET score: 310 of 500/ });
  expect(within(estimate).getByText('350')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'OET score, an estimate, not official' })).toBeTruthy();
  expect(screen.getByText('2 of 3')).toBeTruthy();
  expect(screen.getByText('1:10')).toBeTruthy();
  expect(screen.getByText('33 %')).toBeTruthy();
  expect(screen.getAllByText('Good effort, room for improvement.')).toHaveLength(1);
});

it('estimates nothing before the whole module is marked', async () => {
  await open(() => results({ estimated_score: null, overrun_seconds: 0 }));
  expect(await screen.findByText(/You get an estimate of the OET score when every part/)).toBeTruthy();
  expect(screen.queryByRole('img', { name: /^Estimated/ })).toBeNull();
  expect(screen.queryByText('Over the time')).toBeNull();
});

it('knows bold in feedback and nothing else', async () => {
  await open(() => results());
  const feedback = await screen.findByRole('region', { name: 'Feedback' });
  expect(within(feedback).getByText('藥').tagName).toBe('STRONG');
  expect(feedback.textContent).toContain('<b>一</b>');
});

it('says which kind of question cost most', async () => {
  await open(() => results());
  const costs = await screen.findByRole('region', { name: 'What cost you most' });
  const rows = within(costs).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Short answers1 of 3about 0:50',
    'Finding which text says it1 of 1not measured',
  ]);
});

it('shows each question with answer, right answer, reason and time', async () => {
  await open(() => results());
  const [first, second, third] = within(await review()).getAllByRole('listitem');
  expect(first?.textContent).toContain('Right');
  expect(first?.textContent).toContain('about 1:10');
  expect(first?.textContent).not.toContain('Right answer');
  expect(second?.textContent).toContain('No answer');
  expect(second?.textContent).toContain('Right answer答');
  expect(second?.textContent).not.toContain('about');
  expect(third?.textContent).toContain('Partly right');
  expect(third?.textContent).toContain('1 of 2 marks');
  expect(third?.textContent).toContain('A summary that says it all');
});

it('leads to each question at a glance', async () => {
  await open(() => results());
  const jumps = within(await screen.findByRole('navigation', { name: 'Go to a question' })).getAllByRole(
    'link',
  );
  expect(jumps.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Question 1: Right', '#question-1'],
    ['Question 2: Wrong', '#question-2'],
    ['Question 3: Partly right', '#question-3'],
  ]);
});

it('filters what was wrong', async () => {
  await open(() => results());
  const list = await review();
  await userEvent.click(screen.getByRole('radio', { name: 'Wrong answers only (2)' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

it('opens a passage where it proves the answer, and closes it', async () => {
  await open(() => results());
  const [show] = await screen.findAllByRole('button', { name: 'Show it in 甲' });
  await userEvent.click(show as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: '甲. 題' });
  expect(dialog.querySelector('mark')?.textContent).toBe('藥\n二');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads on to the parts that are left', async () => {
  await open(() => results());
  const [next] = await screen.findAllByRole('link', { name: 'Go on to Part B: 12:40 left' });
  expect(next?.getAttribute('href')).toBe('/oet/reading/test/p1/B');
  expect(screen.getAllByRole('link', { name: 'Go on to Part C' })).toHaveLength(2);
});

it('says of a part that is left when its time is over', async () => {
  const over = attempt('p1', { parts: [attemptPart('A', SUBMITTED), attemptPart('B', OVER)] });
  await open(() => results(), PATH, over);
  expect(await screen.findAllByRole('link', { name: 'Go on to Part B: the time is over' })).toHaveLength(2);
});

it('says that it is loading', async () => {
  await open(() => never());
  expect(await screen.findByText('Loading results...')).toBeTruthy();
});

it.each([
  ['the message', () => refuse({ code: 'SRV_001', message: 'It broke' }), 'It broke'],
  ['that it failed', () => ({ readingTestResults: '{}' }), 'Failed to load results'],
])('says %s when it fails', async (_, answer, message) => {
  await open(answer);
  expect(await screen.findByRole('heading', { name: 'Error Loading Results' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(message);
  expect(screen.getByRole('link', { name: 'Back to Reading' })).toBeTruthy();
});

it('leads to the test with a word when the part isn’t submitted', async () => {
  const { address } = await open(() => refuse({ code: 'VAL_001', reason: 'not_submitted' }));
  await waitFor(() => expect(address()).toBe('/oet/reading/test/p1'));
  expect(await screen.findByText(/This has not been submitted yet/)).toBeTruthy();
});

it('takes the name of a part in either case, and an unknown one to the test', async () => {
  const { address } = await open(() => results(), '/oet/reading/results/p1/a');
  await review();
  const other = await open(() => results(), '/oet/reading/results/p1/Q');
  await waitFor(() => expect(other.address()).toBe('/oet/reading/test/p1'));
  expect(address()).toBe('/oet/reading/results/p1/a');
});
