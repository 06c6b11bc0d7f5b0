// @vitest-environment jsdom
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installAudio, installMicrophone } from '#web/features/testing/fake-browser.ts';
import { writeCookie } from '#web/lib/cookies.ts';
import { announced } from '#web/testing/announced.ts';
import { type Answer, fakeNetwork, lose, refuse } from '#web/testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const PATH = '/level/beginner-guided/practice/guided';

const line = (sequence: number, bestScore: number | null = null, attempts = bestScore === null ? 0 : 1) => ({
  id: `d1-${sequence}`,
  doctorMessage: `Doctor's line ${sequence}?`,
  patientMessage: `Patient's answer ${sequence}.`,
  sequence,
  attempts,
  bestScore,
});
const group = (changes: object = {}) => ({
  id: 'd1',
  name: 'A cough',
  description: 'A teacher has a cough.',
  repeat: false,
  statistics: { completedCount: 1, totalCount: 3 },
  guidedPractices: [line(1), line(2)],
  ...changes,
});
const report = (pronunciationScore: number, attempts: number) => ({
  testPronunciation: {
    spokenText: '',
    matchingAccuracy: 90,
    pronunciationScore,
    confidenceScore: 90,
    feedback: 'Heard.',
    attempts,
    engine: 'aligner',
    scaleNote: 'Note.',
    weakSounds: [],
    wordScores: [],
  },
});

/** A learner of English whose level offers these dialogues, one after another. */
function open(groups: readonly (object | null)[], answers: Record<string, Answer> = {}) {
  let asked = 0;
  const network = fakeNetwork({
    me: () => ({ me: { id: 'u', language: 'es', languageToLearn: 'en' } }),
    level: () => ({ level: { slug: 'beginner-guided', title: 'Guided', levelType: 'guided_case' } }),
    guidedPracticeGroup: () => ({
      guidedPracticeGroup: groups[Math.min(asked++, groups.length - 1)],
    }),
    generateVoice: () => ({ generateVoice: { audioData: '' } }),
    submitGuidedAttempt: () => ({
      submitGuidedAttempt: { success: true, message: 'Dialogue completed.', attempt: { id: 'a', score: 83 } },
    }),
    ...answers,
  });
  return network;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));

/** Records something for longer than a double click takes. */
async function record(): Promise<void> {
  await press(/^Record( again)?$/);
  const stop = await screen.findByRole('button', { name: 'Stop' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 550)));
  await userEvent.click(stop);
}

const score = (value: string) => screen.findByText(`Best score: ${value}`, { selector: '[data-grade]' });
const sent = (calls: ReturnType<typeof open>['calls'], operation: string) =>
  calls.filter((call) => call.operation === operation);

beforeEach(() => {
  vi.unstubAllGlobals();
  startAfresh();
  installAudio();
  installMicrophone();
  logInAs({ language: 'es', languageToLearn: 'en' });
});

describe('a guided dialogue', () => {
  it('shows who comes, the first line to say, and nothing of what follows', async () => {
    open([group()]);
    await renderApp(PATH);
    const title = await screen.findByRole('heading', { level: 1, name: 'A cough' });
    expect(title.closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.getByText('Line 1 of 2')).toBeTruthy();
    expect(screen.getByText('1 of 3 completed (33%)')).toBeTruthy();
    expect(screen.getByText("Doctor's line 1?")).toBeTruthy();
    expect(screen.queryByText("Patient's answer 1.")).toBeNull();
    expect(screen.queryByText("Doctor's line 2?")).toBeNull();
    const back = screen.getByRole('link', { name: 'Back to Levels' });
    expect(back.getAttribute('href')).toBe('/levelchooser?level=beginner');
  });

  it('asks for a recording, then for 75 percent', async () => {
    open([group()], { testPronunciation: () => report(61, 1) });
    await renderApp(PATH);
    await screen.findByRole('heading', { level: 1 });
    await press('Next line');
    expect(screen.getByText('Please record your pronunciation first.')).toBeTruthy();
    await record();
    await score('61');
    expect(screen.queryByText("Patient's answer 1.")).toBeNull();
    await press('Next line');
    expect(
      screen.getByText('Your pronunciation score must be at least 75% to proceed. Please try again.'),
    ).toBeTruthy();
  });

  it('asks before a recording is lost with the page', async () => {
    open([group()], { testPronunciation: () => report(61, 1) });
    await renderApp(PATH);
    await screen.findByRole('heading', { level: 1 });
    await press('Record');
    await screen.findByRole('button', { name: 'Stop' });
    await userEvent.click(screen.getByRole('link', { name: 'Back to Levels' }));
    expect(screen.getByRole('dialog', { name: 'Leave and lose your recording?' })).toBeTruthy();
    await press('Stay here');
    expect(button('Stop')).toBeTruthy();
  });

  it('does not leave a line while it is recorded', async () => {
    open([group({ guidedPractices: [line(1, 80), line(2)] })]);
    await renderApp(PATH);
    await screen.findByText('Line 2 of 2');
    await press('Record');
    await screen.findByRole('button', { name: 'Stop' });
    await press('Practise again');
    expect(button('Stop')).toBeTruthy();
    expect(screen.getByText('Line 2 of 2')).toBeTruthy();
    await press('Cancel');
    await press('Practise again');
    expect(screen.getByText('Line 1 of 2')).toBeTruthy();
  });

  it('lets the patient answer at 75, aloud for screen readers too, and goes on to the next line', async () => {
    const { calls } = open([group()], { testPronunciation: () => report(75, 1) });
    await renderApp(PATH);
    await screen.findByRole('heading', { level: 1 });
    await record();
    await score('75');
    expect(sent(calls, 'testPronunciation')[0]?.variables).toMatchObject({
      expectedTerm: "Doctor's line 1?",
      guidedPracticeId: 'd1-1',
    });
    await waitFor(() => expect(announced()).toContain("The patient answers: Patient's answer 1."));
    await press('Next line');
    expect(document.activeElement?.textContent).toBe("Doctor's line 2?");
    expect(screen.getByText('Line 2 of 2')).toBeTruthy();
    expect(screen.getByText('No attempt yet')).toBeTruthy();
  });

  it('opens the next line after three attempts', async () => {
    open([group({ guidedPractices: [line(1, 50, 2), line(2)] })], {
      testPronunciation: () => report(40, 3),
    });
    await renderApp(PATH);
    await screen.findByText('2 attempts');
    await record();
    expect(await screen.findByText("Patient's answer 1.", { selector: '[lang] p, p[lang]' })).toBeTruthy();
    await press('Next line');
    expect(screen.getByText('Line 2 of 2')).toBeTruthy();
  });

  it('is where it was after a reload, with the best score of each line', async () => {
    open([group({ guidedPractices: [line(1, 82.5), line(2, 61), line(3)] })]);
    await renderApp(PATH);
    expect(await screen.findByText('Line 2 of 3')).toBeTruthy();
    expect(await score('82.5')).toBeTruthy();
    expect(screen.getByText("Patient's answer 1.")).toBeTruthy();
    expect(screen.queryByText("Patient's answer 2.")).toBeNull();
  });

  it('lets a learner go back over a line, and forth again', async () => {
    const { calls } = open([group({ guidedPractices: [line(1, 80), line(2)] })], {
      testPronunciation: () => report(95, 2),
    });
    await renderApp(PATH);
    await screen.findByText('Line 2 of 2');
    await press('Practise again');
    expect(screen.getByText('Line 1 of 2')).toBeTruthy();
    await record();
    await score('95');
    expect(sent(calls, 'testPronunciation')[0]?.variables.guidedPracticeId).toBe('d1-1');
    await press('Back to line 2');
    expect(screen.getByText('Line 2 of 2')).toBeTruthy();
    expect(await score('95')).toBeTruthy();
  });

  it('marks a dialogue that comes again', async () => {
    open([group({ repeat: true })]);
    await renderApp(PATH);
    expect(await screen.findByText('Repeat')).toBeTruthy();
  });
});

describe('Submit and Next', () => {
  const done = () => group({ guidedPractices: [line(1, 80), line(2, 85.1)] });
  const next = () => group({ id: 'd2', name: 'An ankle', statistics: { completedCount: 2, totalCount: 3 } });

  it('sends the rounded mean once, however often it is pressed, and shows the next dialogue', async () => {
    let answer = () => {};
    const running = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = open([done(), next()], {
      submitGuidedAttempt: async () => {
        await running;
        return { submitGuidedAttempt: { success: true, message: '', attempt: { id: 'a', score: 83 } } };
      },
    });
    await renderApp(PATH);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Submit and Next' }));
    const waiting = await screen.findByRole('button', { name: 'Submitting...' });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(waiting);
    answer();
    const heading = await screen.findByRole('heading', { level: 1, name: 'An ankle' });
    expect(document.activeElement).toBe(heading);
    const submissions = sent(calls, 'submitGuidedAttempt');
    expect(submissions.map(({ variables }) => variables)).toEqual([{ guidedGroupId: 'd1', score: 83 }]);
    expect(submissions[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
    expect(screen.getByText('You completed "A cough" with 83 of 100.')).toBeTruthy();
    expect(screen.getByText('2 of 3 completed (67%)')).toBeTruthy();
    expect(screen.getByText('Line 1 of 2')).toBeTruthy();
    expect(screen.getByText('No attempt yet')).toBeTruthy();
  });

  it('counts a line without a score as 1', async () => {
    const silent = { ...line(2), attempts: 3 };
    const { calls } = open([group({ guidedPractices: [line(1, 80), silent] }), next()]);
    await renderApp(PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Submit and Next' }));
    await screen.findByRole('heading', { name: 'An ankle' });
    expect(sent(calls, 'submitGuidedAttempt')[0]?.variables.score).toBe(41);
  });

  it('says what the server says when it refuses', async () => {
    const message = 'This dialogue could not be found.';
    open([done()], {
      submitGuidedAttempt: () => ({ submitGuidedAttempt: { success: false, message, attempt: null } }),
    });
    await renderApp(PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Submit and Next' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('heading', { name: 'A cough' })).toBeTruthy();
  });

  it('keeps everything when the connection is lost, and goes with the same key', {
    timeout: 30_000,
  }, async () => {
    let online = false;
    const { calls } = open([done(), next()], {
      submitGuidedAttempt: () =>
        online
          ? { submitGuidedAttempt: { success: true, message: '', attempt: { id: 'a', score: 83 } } }
          : lose(),
    });
    await renderApp(PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Submit and Next' }));
    const alert = await screen.findByRole('alert', {}, { timeout: 15_000 });
    expect(alert.textContent).toContain('Your scores are kept. Please try again.');
    online = true;
    await press('Submit and Next');
    await screen.findByRole('heading', { name: 'An ankle' });
    const keys = sent(calls, 'submitGuidedAttempt').map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });
});

it('keeps a recording whose answer was lost at its line, to be sent again with the same key', {
  timeout: 30_000,
}, async () => {
  let online = false;
  const { calls } = open([group({ guidedPractices: [line(1, 80), line(2)] })], {
    testPronunciation: () => (online ? report(90, 1) : lose()),
  });
  await renderApp(PATH);
  await screen.findByText('Line 2 of 2');
  await record();
  const alert = await screen.findByRole('alert', {}, { timeout: 15_000 });
  expect(alert.textContent).toContain('An error occurred while testing pronunciation. Please try again.');
  await press('Practise again');
  await press('Back to line 2');
  online = true;
  await press('Send again');
  await score('90');
  const keys = sent(calls, 'testPronunciation').map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

it('says so when a recording cannot be read, and offers nothing that would fail again', async () => {
  const { calls } = open([group()]);
  await renderApp(PATH);
  await screen.findByRole('heading', { level: 1 });
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new Error('unreadable'));
  await record();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'An error occurred while processing the audio. Please try again.',
  );
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(sent(calls, 'testPronunciation')).toEqual([]);
});

describe("the patient's answer", () => {
  const answered = () => group({ guidedPractices: [line(1, 80), line(2), line(3)] });

  it('is translated, and a second press clears the translation', async () => {
    const { calls } = open([answered()], {
      translateText: () => ({ translateText: { translatedText: 'Respuesta.' } }),
    });
    await renderApp(PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Translate to Español' }));
    expect((await screen.findByText('Respuesta.')).closest('[lang]')?.getAttribute('lang')).toBe('es');
    expect(sent(calls, 'translateText').map(({ variables }) => variables)).toEqual([
      { text: "Patient's answer 1.", targetLanguage: 'es', sourceLanguage: 'en' },
    ]);
    await press('Hide translation');
    expect(screen.queryByText('Respuesta.')).toBeNull();
  });

  it('has another voice than the model of the doctor', async () => {
    const { calls } = open([answered()]);
    await renderApp(PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Hear the patient' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Listen' })[0] as HTMLElement);
    const voices = sent(calls, 'generateVoice').map(({ variables }) => [variables.text, variables.voice]);
    expect(voices).toEqual([
      ["Patient's answer 1.", 'male'],
      ["Doctor's line 1?", 'female'],
    ]);
  });

  const spokenAnswers = async (calls: ReturnType<typeof open>['calls']) =>
    sent(calls, 'generateVoice').filter(({ variables }) => variables.text === "Patient's answer 2.");

  it('speaks by itself only once the learner has asked to hear one', async () => {
    const { calls } = open([answered()], { testPronunciation: () => report(90, 1) });
    await renderApp(PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Hear the patient' }));
    await record();
    await score('90');
    await waitFor(async () => expect(await spokenAnswers(calls)).toHaveLength(1));
  });

  it('stays silent where nobody asked', async () => {
    const { calls } = open([answered()], { testPronunciation: () => report(90, 1) });
    await renderApp(PATH);
    await screen.findByText('Line 2 of 3');
    await record();
    await score('90');
    expect(await spokenAnswers(calls)).toEqual([]);
  });
});

describe('the page', () => {
  it('says why a level could not be loaded, and tries again', async () => {
    let works = false;
    open([group()], {
      guidedPracticeGroup: () =>
        works
          ? { guidedPracticeGroup: group() }
          : refuse({ code: 'SRV_001', message: 'Internal server error' }),
    });
    await renderApp(PATH);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error loading guided practice: Internal server error',
    );
    works = true;
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'A cough' })).toBeTruthy();
  });

  it('says so when a level has no dialogues', async () => {
    open([null]);
    await renderApp(PATH);
    expect(await screen.findByText('No practices available for this level.')).toBeTruthy();
  });

  it.each(['vocabulary', 'complex_case', null])(
    'sends a level of type %s to the levels',
    async (levelType) => {
      open([group()], {
        level: () => ({ level: levelType && { slug: 'x', title: 'x', levelType } }),
        allLevels: () => ({ allLevels: [] }),
      });
      const { address } = await renderApp(PATH);
      await waitFor(() => expect(address()).toBe('/levelchooser'));
    },
  );

  it('sends a learner without a native language to the choice of one', async () => {
    open([group()], { me: () => ({ me: { id: 'u', language: null, languageToLearn: 'en' } }) });
    writeCookie('current_language', '', -1);
    const { address } = await renderApp(PATH);
    await waitFor(() => expect(address()).toBe('/choose-language'));
  });

  it('says of a native language without translations that it needs a service, and offers the others', async () => {
    open([group({ guidedPractices: [line(1, 80), line(2)] })], {
      me: () => ({ me: { id: 'u', language: 'uk', languageToLearn: 'en' } }),
    });
    await renderApp(PATH);
    const answer = (await screen.findByText("Patient's answer 1.")).closest('li') as HTMLElement;
    expect(within(answer).getByText(/Українська needs a translation service/)).toBeTruthy();
    expect(within(answer).getByRole('button', { name: 'Français' })).toBeTruthy();
  });
});
