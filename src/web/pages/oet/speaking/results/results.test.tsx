// @vitest-environment jsdom
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeAudio, installAudio, installMicrophone } from '#web/features/testing/fake-browser.ts';
import { announced } from '#web/testing/announced.ts';
import { record, sent } from '#web/testing/complex-case.ts';
import { type Answer, never, refuse } from '#web/testing/fake-network.ts';
import { attempt, attemptPart, SUBMITTED } from '#web/testing/oet.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import { MARKING, openRolePlay, rolePlayResults, SPOKEN_RESULTS } from '#web/testing/speaking.ts';

configure({ asyncUtilTimeout: 10_000 });

async function open(
  speakingTestResults: Answer = () => rolePlayResults(),
  answers: Record<string, Answer> = {},
) {
  const network = openRolePlay({}, { speakingTestResults, ...answers });
  return { ...network, ...(await renderApp(SPOKEN_RESULTS)) };
}
const region = (name: string) => screen.findByRole('region', { name });
const items = (within_: HTMLElement) => within(within_).getAllByRole('listitem');

beforeEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  startAfresh();
  installAudio();
  installMicrophone();
  logInAs();
});

it('has the score with one decimal, the band in its colour, and an estimate that says it is one', async () => {
  await open();
  // At the top, and as the whole of the feedback.
  expect(await screen.findAllByText('71.0 %')).toHaveLength(2);
  expect(document.querySelector('[data-band="B"]')?.getAttribute('data-scale')).toBe('oet');
  expect(screen.getByText('Excellent performance!')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Estimated OET score: 350 of 500/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'OET score, an estimate, not official' })).toBeTruthy();
  expect(screen.getByText('1:10')).toBeTruthy();
  // Nobody could judge her intelligibility.
  expect(screen.getByText(/^From 8 of the nine criteria only: /)).toBeTruthy();
});

it('opens each of nine criteria to its moments, and to what could have been said', async () => {
  await open();
  const criteria = await region('The nine criteria');
  expect(criteria.querySelectorAll('summary')).toHaveLength(9);
  const relationship = within(criteria).getByText('Building the relationship').closest('details');
  const inside = within(relationship as HTMLElement);
  expect(inside.getByText('2 of 3')).toBeTruthy();
  expect(inside.getByText('Shows empathy for feelings')).toBeTruthy();
  expect(inside.getByText('missing').dataset.verdict).toBe('no');
  expect(inside.getByText('不痛').tagName).toBe('Q');
  expect(inside.getByText('我明白')).toBeTruthy();
  const voice = within(criteria).getByText('Intelligibility').closest('details') as HTMLElement;
  expect(voice.textContent).toContain('not judged');
  expect(voice.textContent).toContain('沒有聲音。');
});

it('plays the moment, and leads to it in the conversation', async () => {
  await open();
  const criteria = await region('The nine criteria');
  const [hear] = within(criteria).getAllByRole('button', { name: 'Play turn 3', hidden: true });
  await userEvent.click(hear as HTMLElement);
  await waitFor(() => expect(FakeAudio.last?.src).toContain('/media/3'));
  const [link] = within(criteria).getAllByRole('link', { name: /^Show turn 3/, hidden: true });
  await userEvent.click(link as HTMLElement);
  expect(document.activeElement?.id).toBe('turn-3');
});

it('lets a model sentence be heard and said, and scores it', async () => {
  const { calls } = await open(undefined, {
    testPronunciation: () => ({
      testPronunciation: {
        spokenText: '說說母親',
        matchingAccuracy: 100,
        pronunciationScore: 81,
        confidenceScore: 90,
        feedback: '好',
        attempts: 0,
        engine: '機',
        scaleNote: '註',
        weakSounds: [],
        wordScores: [],
      },
    }),
  });
  const cues = await region('Cues: what the other person hinted at');
  await userEvent.click(within(cues).getByRole('button', { name: 'Hear it' }));
  await waitFor(() => expect(sent(calls, 'generateVoice')[0]?.variables).toMatchObject({ text: '說說母親' }));
  await userEvent.click(within(cues).getByRole('button', { name: 'Say it' }));
  await record();
  expect(await within(cues).findByText('81')).toBeTruthy();
  expect(sent(calls, 'testPronunciation')[0]?.variables).toMatchObject({ expectedTerm: '說說母親' });
});

it('says which cues were taken up and which were missed, with a model for those', async () => {
  await open();
  const [taken, missed] = items(await region('Cues: what the other person hinted at'));
  expect(taken?.textContent).toContain('Taken up and settled');
  expect(taken?.textContent).not.toContain('You could have taken it up with');
  expect(missed?.textContent).toContain('Missed');
  expect(missed?.textContent).toContain('說說母親');
});

it('has the course of the conversation as a picture and as a list', async () => {
  await open();
  const course = await region('The course of the conversation');
  expect(within(course).getByRole('img', { name: /^5 turns in 0:\d\d\./ })).toBeTruthy();
  const cues = [...course.querySelectorAll<HTMLElement>('[data-cue]')];
  expect(cues.map(({ textContent, dataset }) => [textContent, dataset.cue])).toContainEqual(['✗', 'missed']);
  for (const { style } of cues) expect(style.left).toMatch(/^\d+(\.\d+)?%$/);
  const list = [...course.querySelectorAll('details li')].map(({ textContent }) => textContent);
  expect(list[2]).toBe('0:15: You, 4 seconds, 1 long pause');
  expect(list[3]).toContain('王, 1 second, a cue that you missed');
  expect(list[4]).toContain('You, typed');
  expect(course.textContent).toContain('3.8 syllables a second');
});

it('ticks the tasks, reveals the other card, and has the whole conversation', async () => {
  await open();
  const [done, open_] = items(await region('The tasks of your card'));
  expect(done?.textContent).toContain('Done');
  expect(open_?.textContent).toContain('哪裡痛');
  expect((await region('The other person’s card')).textContent).toContain('拒絕');
  const conversation = await region('The whole conversation');
  expect(items(conversation)).toHaveLength(5);
  expect(within(conversation).getByText('Turn 5, You (typed)')).toBeTruthy();
  expect(within(conversation).queryByRole('button', { name: 'Play turn 5' })).toBeNull();
  expect(within(conversation).getByRole('button', { name: 'Play turn 2' })).toBeTruthy();
});

it('has the feedback by grade, and the parts of it out of five', async () => {
  await open();
  const feedback = await region('Feedback');
  expect([...feedback.querySelectorAll('[data-grade]')].map((line) => line.textContent)).toEqual([
    '✓Good: 好。',
    '!To improve: 改。',
    '✗Missing: 缺。',
  ]);
  expect(within(feedback).getByText('3.5 of 5')).toBeTruthy();
  expect(within(feedback).getByText('錯')).toBeTruthy();
  expect(within(feedback).getByText('試')).toBeTruthy();
});

it('compares with other role-plays', async () => {
  const whole = { ...attemptPart(''), part: null, ...SUBMITTED };
  const of = (progressId: string) => attempt(progressId, { module: 'speaking', parts: [whole] });
  const tally = { obtained: 2, total: 3 };
  const progress = (id: string) => ({
    id,
    title: '一',
    createdAt: '2026-03-01T10:00:00.000Z',
    completedAt: null,
    score: 60,
    band: 'C+',
    estimatedScore: 300,
    parts: [
      {
        part: 'whole',
        score: 60,
        obtainedMarks: 20,
        totalMarks: 39,
        band: 'C+',
        submittedAt: '2026-03-01T10:00:00.000Z',
        overrunSeconds: 0,
        skills: { relationship_building: tally },
        topics: {},
      },
    ],
  });
  await open(undefined, {
    oetAttempts: () => ({ oetAttempts: [of('p1'), of('p2')] }),
    speakingProgress: () => ({
      getUserProgress: { id: 'u', speakingProgress: [progress('p1'), progress('p2')] },
    }),
  });
  const others = await region('Your other role-plays');
  expect(within(others).getAllByRole('link', { name: 'Result' })).toHaveLength(1);
  const table = await within(others).findByRole('table', { name: 'Your role-plays, criterion by criterion' });
  expect(within(table).getAllByRole('row')).toHaveLength(10);
  expect(within(table).getAllByText('6.7')).toHaveLength(2);
});

it('leads back to OET, and logs out', async () => {
  const { address } = await open(undefined, { logout: () => ({ logout: { success: true, message: '' } }) });
  expect((await screen.findByRole('link', { name: 'Back to OET' })).getAttribute('href')).toBe('/oet');
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/'));
});

it('asks again while it is being assessed, ever more seldom, and says once that it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let marked = false;
  const { calls } = await open(() => rolePlayResults(marked ? {} : MARKING));
  expect((await screen.findAllByText('Your role-play is being assessed')).length).toBeGreaterThan(0);
  const asked = () => sent(calls, 'speakingTestResults').length;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (const [wait, times] of [
    [2_000, 2],
    [4_000, 3],
    [8_000, 4],
    [15_000, 5],
  ] as const) {
    await pass(wait + 100);
    expect(asked()).toBe(times);
  }
  expect(screen.queryByRole('region', { name: 'The other person’s card' })).toBeNull();
  marked = true;
  await pass(15_100);
  expect(await screen.findByRole('heading', { name: 'The nine criteria' })).toBeTruthy();
  expect(announced()).toContain('Your role-play is assessed.');
});

it('says why a role-play could not be assessed, and that the credits came back', async () => {
  const unscorable = { reason: 'silence', why: '沒聲' } as const;
  await open(() => rolePlayResults({ ...MARKING, status: 'unscorable', unscorable }));
  expect(await screen.findByRole('heading', { name: 'Your role-play could not be assessed' })).toBeTruthy();
  expect(screen.getByText('沒聲')).toBeTruthy();
  expect(screen.getByText('The credits of this attempt have come back to you.')).toBeTruthy();
});

it('says Loading results... until they are there', async () => {
  await open(never);
  expect(await screen.findByText('Loading results...')).toBeTruthy();
});

it('says that there are none where nothing was submitted', async () => {
  const { address } = await open(() => refuse({ code: 'VAL_001', reason: 'not_submitted' }));
  expect((await screen.findByRole('alert')).textContent).toContain('No speaking test results found');
  expect(screen.getByRole('heading', { level: 1, name: 'Error Loading Results' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Speaking' })).toBeTruthy();
  expect(address()).toBe(SPOKEN_RESULTS);
});

it('says that it failed, and asks again', async () => {
  let works = false;
  await open(() => (works ? rolePlayResults() : 'nothing that can be read'));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load results');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The nine criteria' })).toBeTruthy();
});
