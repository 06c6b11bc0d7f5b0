// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { FakeAudio, installAudio } from '#web/features/testing/fake-browser.ts';
import { type Answer, fakeNetwork, refuse } from '#web/testing/fake-network.ts';
import { LISTENING_RESULT_PATH, listeningResults } from '#web/testing/listening-part.ts';
import { attempt, attemptPart, RUNNING, SUBMITTED } from '#web/testing/oet.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import './route.tsx';

const open = (listeningTestResults: Answer) => {
  fakeNetwork({
    listeningTestResults,
    oetAttempts: () => ({
      oetAttempts: [
        attempt('p1', {
          module: 'listening',
          parts: [attemptPart('A', SUBMITTED), attemptPart('B', RUNNING)],
        }),
      ],
    }),
  });
  return renderApp(LISTENING_RESULT_PATH);
};
const review = () => screen.findByRole('region', { name: 'Every question, with the proof' });

beforeEach(() => {
  startAfresh();
  logInAs();
  installAudio();
});

it('says what the part came to, and leads on to the next', async () => {
  await open(() => listeningResults());
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Practice band C: 50 %' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Go on to Part B/ })).toHaveLength(2);
  expect(screen.queryByText(/practice mode|as practice/i)).toBeNull();
});

it('lets the words be heard that prove an answer, a moment before and after them', async () => {
  await open(() => listeningResults());
  await userEvent.click(within(await review()).getByRole('button', { name: 'Hear it again' }));
  expect(FakeAudio.last?.src).toBe('/media/1.mp3#t=32.50,36.50');
});

it('shows them in the transcript, with who says them', async () => {
  await open(() => listeningResults());
  await userEvent.click(within(await review()).getByRole('button', { name: 'Show it in 甲' }));
  const dialog = screen.getByRole('dialog', { name: '甲. 題' });
  expect(dialog.querySelector('mark')?.textContent).toBe('藥二');
  expect(dialog.textContent).toContain('護: 何？');
});

it('says when something else that is said was taken for the answer', async () => {
  await open(() => listeningResults());
  expect(within(await review()).getByText('That was said as well, about something else.')).toBeTruthy();
});

it('offers nothing to hear while a recording is not there', async () => {
  const extract = { id: 'a1', label: '甲', title: '題', audioUrl: null, turns: [] };
  await open(() => listeningResults({ extracts: [extract] }));
  expect(within(await review()).queryByRole('button', { name: 'Hear it again' })).toBeNull();
});

it('says that it was practice', async () => {
  await open(() => listeningResults({ mode: 'practice' }));
  await review();
  expect(screen.getByText(/practice mode|practis/i)).toBeTruthy();
});

it('leads to the test with a word when the part isn’t submitted', async () => {
  const { address } = await open(() => refuse({ code: 'VAL_001', reason: 'not_submitted' }));
  await waitFor(() => expect(address()).toBe('/oet/listening/test/p1'));
});
