// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allWork } from '#web/features/kept-work/kept-work.ts';
import { FakeMediaRecorder, installAudio, installMicrophone } from '#web/features/testing/fake-browser.ts';
import {
  button,
  COMPLEX_PATH,
  field,
  keysOf,
  openCases,
  patientCase,
  press,
  record,
  sent,
} from '#web/testing/complex-case.ts';
import { lose, never, refuse } from '#web/testing/fake-network.ts';
import { logInAs, renderApp, startAfresh, token } from '#web/testing/render-app.tsx';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const show = async () => {
  const view = await renderApp(COMPLEX_PATH);
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const toasted = (text: string) => screen.findByText(text, { selector: '.Toastify *' });
const heard =
  (text: string, readings: string[] = [], feedback = 'We understood you well.') =>
  () => ({
    transcribeAudio: { text, score: text ? 90 : null, feedback, readings, dictated: true, engine: 'e' },
  });
const conversationTurn = (changes: object = {}) => ({
  processAudioAndGenerateResponse: {
    text: 'Where does it hurt?',
    feedback: 'We understood you well.',
    response: 'In my chest.',
    voiceResponse: '',
    conversationId: 'k1',
    readings: [],
    ...changes,
  },
});
const AUDIO = btoa('sound');
let microphone: ReturnType<typeof installMicrophone>;

beforeEach(() => {
  vi.unstubAllGlobals();
  startAfresh();
  installAudio();
  microphone = installMicrophone();
  logInAs({ language: 'es', languageToLearn: 'en' });
});

describe('a recording', () => {
  it('is written down into the composer, to be changed and sent', async () => {
    const { calls } = openCases([patientCase()], { transcribeAudio: heard('Where does it hurt') });
    await show();
    await record();
    await waitFor(() => expect(field().value).toBe('Where does it hurt'));
    expect(FakeMediaRecorder.made[0]?.options.audioBitsPerSecond).toBe(64_000);
    expect(FakeMediaRecorder.made[0]?.chunkMs).toBe(100);
    expect(sent(calls, 'transcribeAudio')[0]?.variables).toEqual({
      audioData: AUDIO,
      context: { patientCaseId: 'c1', conversationId: null },
    });
    expect(screen.getByText(/We understood you well\. Press Send when it is right/)).toBeTruthy();
    expect(sent(calls, 'generateAiMessage')).toEqual([]);
    await userEvent.type(field(), '?');
    await press('Send');
    await screen.findByText('It hurts when I cough.', { selector: 'li p' });
    expect(sent(calls, 'generateAiMessage')[0]?.variables.conversationHistory).toEqual([
      { role: 'doctor', content: 'Where does it hurt?' },
    ]);
    expect(button('Record')).toBeTruthy();
  });

  it('stands behind what was typed before, and another reading takes its place', async () => {
    openCases([patientCase()], {
      transcribeAudio: heard('does it hurt', ['does it hurt', 'does it burn']),
    });
    await show();
    await userEvent.type(field(), 'Hello.');
    await record();
    await waitFor(() => expect(field().value).toBe('Hello. does it hurt'));
    expect(button('does it hurt').getAttribute('aria-pressed')).toBe('true');
    await press('does it burn');
    expect(field().value).toBe('Hello. does it burn');
    expect(button('does it burn').getAttribute('aria-pressed')).toBe('true');
    await press('does it hurt');
    expect(field().value).toBe('Hello. does it hurt');
  });

  it('that was not understood says so, and offers guesses, typing and another try', async () => {
    const { calls } = openCases([patientCase()], {
      transcribeAudio: heard('', ['Does it hurt?'], 'We did not understand you.'),
    });
    await show();
    await record();
    await screen.findByText('We did not understand you.');
    expect(field().value).toBe('');
    await press('Type it');
    expect(document.activeElement).toBe(field());
    expect(button('Record again')).toBeTruthy();
    await press('Does it hurt?');
    expect(field().value).toBe('Does it hurt?');
    expect(sent(calls, 'generateAiMessage')).toEqual([]);
  });

  it('in which nobody speaks says so', async () => {
    openCases([patientCase()], { transcribeAudio: () => refuse({ code: 'VAL_001', reason: 'no_speech' }) });
    await show();
    await record();
    expect(await screen.findByText(/We could not hear you/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('is kept when it could not be sent, and goes with the same key', { timeout: 40_000 }, async () => {
    let online = false;
    const { calls } = openCases([patientCase()], {
      transcribeAudio: () => (online ? heard('Hello')() : lose()),
    });
    await show();
    await record();
    await screen.findByRole('button', { name: 'Send again' }, { timeout: 15_000 });
    await toasted('Failed to process audio and generate response. Please try again.');
    online = true;
    await press('Send again');
    await waitFor(() => expect(field().value).toBe('Hello'));
    expect(keysOf(sent(calls, 'transcribeAudio')).size).toBe(1);
  });

  it('under way holds Send back', async () => {
    const { calls } = openCases([patientCase()], { transcribeAudio: never });
    await show();
    await record();
    await screen.findByText('Listening to your recording...');
    await userEvent.type(field(), 'Hello{Enter}');
    expect(sent(calls, 'generateAiMessage')).toEqual([]);
    expect(field().value).toBe('Hello');
  });

  it('without a microphone says how to get one', async () => {
    microphone.answer(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    openCases([patientCase()]);
    await show();
    await press('Record');
    await toasted('Failed to access microphone. Please check your permissions.');
    expect(screen.getByText(/The microphone is blocked/)).toBeTruthy();
  });
});

describe('leaving with a recording', () => {
  const TITLE = 'Leave and lose your recording?';
  const isUnloadAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const leave = () => userEvent.click(screen.getAllByRole('link', { name: 'Back to Levels' })[0]!);

  it('under way is asked about, by the page and by the browser, and can be gone on with', async () => {
    openCases([patientCase()]);
    const { address } = await show();
    await press('Record');
    await screen.findByRole('button', { name: 'Stop' });
    expect(isUnloadAsked()).toBe(true);
    await leave();
    expect(screen.getByRole('dialog', { name: TITLE })).toBeTruthy();
    await press('Stay here');
    expect(button('Stop')).toBeTruthy();
    await leave();
    await press('Leave');
    await waitFor(() => expect(address()).toBe('/levelchooser?level=beginner'));
  });

  it('that is being written down is no question: it is there when she comes back', async () => {
    let answers = false;
    const { calls } = openCases([patientCase()], {
      transcribeAudio: () => (answers ? heard('Hello')() : never()),
    });
    const { address } = await show();
    await record();
    await screen.findByText('Listening to your recording...');
    await waitFor(() => expect(sent(calls, 'transcribeAudio')).toHaveLength(1));
    expect(isUnloadAsked()).toBe(false);
    await leave();
    await waitFor(() => expect(address()).toBe('/levelchooser?level=beginner'));
    cleanup();
    await show();
    expect(await screen.findByText(/^Your last recording was not written down yet/)).toBeTruthy();
    expect(button('Your recording')).toBeTruthy();
    answers = true;
    await press('Send again');
    await waitFor(() => expect(field().value).toBe('Hello'));
    expect(keysOf(sent(calls, 'transcribeAudio')).size).toBe(1);
    expect(await allWork()).toMatchObject([{ part: 'draft', value: 'Hello' }]);
  });

  it('whose session ends while it is written down is there after the login', async () => {
    let ended = true;
    const { calls } = openCases([patientCase()], {
      transcribeAudio: () => (ended ? refuse({ code: 'AUTH_002' }) : heard('Hello')()),
      refreshToken: () => refuse({ code: 'AUTH_002' }),
      login: () => ({
        login: { user: { id: 'u', language: 'es', languageToLearn: 'en' }, token: token('2') },
      }),
    });
    const { address } = await show();
    await record();
    expect(await screen.findByText(/^What you wrote or recorded/)).toBeTruthy();
    ended = false;
    await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Login');
    await waitFor(() => expect(address()).toBe(COMPLEX_PATH));
    expect(await screen.findByText(/^Your last recording was not written down yet/)).toBeTruthy();
    await press('Send again');
    await waitFor(() => expect(field().value).toBe('Hello'));
    expect(sent(calls, 'transcribeAudio')[1]?.variables.audioData).toBe(AUDIO);
  });

  it('that was left unwritten can be thrown away', async () => {
    openCases([patientCase()], { transcribeAudio: never });
    await show();
    await record();
    await screen.findByText('Listening to your recording...');
    await waitFor(async () => expect(await allWork()).toMatchObject([{ part: 'dictation' }]));
    cleanup();
    await show();
    await press('Remove it');
    expect(screen.queryByText(/^Your last recording/)).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(await allWork()).toEqual([]);
  });

  it('that is written down or cancelled is no question', async () => {
    openCases([patientCase()], { transcribeAudio: heard('Hello') });
    const { address } = await show();
    await record();
    await waitFor(() => expect(field().value).toBe('Hello'));
    await press('Record again');
    await press('Cancel');
    expect(isUnloadAsked()).toBe(false);
    await leave();
    await waitFor(() => expect(address()).toBe('/levelchooser?level=beginner'));
  });
});

describe('a recording that is answered at once', () => {
  const atOnce = () => userEvent.click(screen.getByRole('switch', { name: /Answer at once/ }));

  it('is sent as it is, and the patient speaks', async () => {
    const spoken = btoa('voice');
    const play = vi.spyOn(window.Audio.prototype, 'play');
    const { calls } = openCases([patientCase()], {
      processAudioAndGenerateResponse: () => conversationTurn({ voiceResponse: spoken }),
    });
    await show();
    await atOnce();
    await record();
    await screen.findByText('In my chest.', { selector: 'li p' });
    expect(screen.getByText('Where does it hurt?')).toBeTruthy();
    expect(screen.getByText('We understood you well.')).toBeTruthy();
    await screen.findByRole('button', { name: 'Pause: Listen' });
    expect(play).toHaveBeenCalled();
    expect(sent(calls, 'generateVoice')).toEqual([]);
    expect(sent(calls, 'processAudioAndGenerateResponse')[0]?.variables).toEqual({
      audioData: AUDIO,
      conversationHistory: [],
      clinicalCase: { id: 'c1', ...patientCase().clinicalCase },
      isComplexPractice: true,
      conversationId: null,
    });
  });

  it('is the wish for the next visit too', async () => {
    openCases([patientCase()]);
    const { unmount } = await show();
    await atOnce();
    unmount();
    await show();
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  });

  it('keeps the answer whose voice failed', async () => {
    openCases([patientCase()], {
      processAudioAndGenerateResponse: () => conversationTurn({ voiceResponse: null }),
    });
    await show();
    await atOnce();
    await record();
    await screen.findByText('In my chest.', { selector: 'li p' });
    await toasted('Failed to play voice response');
    expect(button('Listen')).toBeTruthy();
  });

  it('adds no turn when it was not understood', async () => {
    openCases([patientCase()], {
      processAudioAndGenerateResponse: () =>
        conversationTurn({ text: '', response: '', feedback: 'Not understood.', readings: ['A guess'] }),
    });
    await show();
    await atOnce();
    await record();
    await screen.findByText('Not understood.');
    expect(screen.queryByText('You')).toBeNull();
    await press('A guess');
    expect(field().value).toBe('A guess');
  });

  it('stays when it could not be sent, and goes again with the same key', async () => {
    let works = false;
    const { calls } = openCases([patientCase()], {
      processAudioAndGenerateResponse: () => (works ? conversationTurn() : refuse({ code: 'SRV_002' })),
    });
    await show();
    await atOnce();
    await record();
    await toasted('Failed to process audio and generate response. Please try again.');
    expect(button('Your recording')).toBeTruthy();
    works = true;
    await press('Send again');
    await screen.findByText('In my chest.', { selector: 'li p' });
    expect(keysOf(sent(calls, 'processAudioAndGenerateResponse')).size).toBe(1);
    expect(sent(calls, 'processAudioAndGenerateResponse')).toHaveLength(2);
  });

  it('can be removed when it surely did not arrive', async () => {
    openCases([patientCase()], { processAudioAndGenerateResponse: () => refuse({ code: 'SRV_002' }) });
    await show();
    await atOnce();
    await record();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove it' }));
    expect(screen.queryByText('You')).toBeNull();
  });
});
