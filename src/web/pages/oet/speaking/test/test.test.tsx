// @vitest-environment jsdom
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WiredTurn } from '#domain/oet/speaking/turns-wire.ts';
import {
  FakeAudio,
  FakeStream,
  installAudio,
  installMicrophone,
} from '#web/features/testing/fake-browser.ts';
import { keysOf, record, sent } from '#web/testing/complex-case.ts';
import { lose, never, refuse } from '#web/testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import {
  MARKING,
  NOT_STARTED,
  NOTHING_UNDERSTOOD,
  OVER,
  openRolePlay,
  PREPARING,
  rolePlayAnswer,
  rolePlayResults,
  rolePlayState,
  SPEAKING_PATH,
  wiredTurn,
} from '#web/testing/speaking.ts';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const CALL = 'processOetAudioAndGenerateResponse';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const show = async () => {
  const view = await renderApp(SPEAKING_PATH);
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const talk = async () => {
  const view = await show();
  await screen.findByRole('button', { name: 'Complete Test' });
  return view;
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What you say' });
const messages = () => within(screen.getByRole('list', { name: 'What was said' })).getAllByRole('listitem');
async function type(text: string): Promise<void> {
  if (!screen.queryByRole('textbox', { name: 'What you say' })) await press('Type instead');
  await userEvent.type(field(), `${text}{Enter}`);
}
let microphone: ReturnType<typeof installMicrophone>;

beforeEach(() => {
  vi.unstubAllGlobals();
  startAfresh();
  installAudio();
  microphone = installMicrophone();
  logInAs();
});

describe('before the start', () => {
  it('says what is coming, and starts the preparation', async () => {
    const { calls } = openRolePlay(NOT_STARTED);
    await show();
    expect(screen.getByText(/The real test has two role-plays/)).toBeTruthy();
    await press('Start Test');
    expect(await screen.findByRole('button', { name: 'Begin Roleplay' })).toBeTruthy();
    expect(sent(calls, 'startOetPhase')[0]?.variables).toMatchObject({ phase: 'preparation' });
    expect(sent(calls, 'speakingTestSection')).toHaveLength(1);
  });

  it('says that it could not be loaded', async () => {
    openRolePlay({}, { oetAttempt: () => refuse({ code: 'SRV_001', message: '錯' }) });
    await show();
    expect(screen.getByText('Error: 錯')).toBeTruthy();
  });
});

describe('the preparation', () => {
  it('shows role, scenario, tasks and notes, under the clock', async () => {
    openRolePlay(PREPARING);
    await show();
    for (const name of ['Your Role', 'Scenario', 'Tasks', 'Notes']) {
      expect(await screen.findByRole('region', { name })).toBeTruthy();
    }
    const text = (name: string) => screen.getByRole('region', { name }).textContent;
    expect(text('Your Role')).toContain('Nursing');
    expect(text('Scenario')).toContain('診所護士傷口不好。');
    expect(text('Tasks')).toContain('問好問傷');
    expect(text('Notes')).toContain('註一註二');
    expect(screen.getByRole('timer').textContent).toBe('3:00');
  });

  it('keeps her own notes for the conversation', async () => {
    openRolePlay(PREPARING);
    await show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your own notes' }), '記');
    await press('Begin Roleplay');
    expect(await screen.findByRole('region', { name: 'Your own notes' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Your own notes' }).textContent).toContain('記');
  });

  it('lets her try the microphone without sending anything', async () => {
    const { calls } = openRolePlay(PREPARING);
    await show();
    await screen.findByRole('button', { name: 'Begin Roleplay' });
    await record();
    expect(await screen.findByRole('button', { name: 'Play your recording' })).toBeTruthy();
    expect(sent(calls, CALL)).toEqual([]);
  });

  it('goes on by itself at 0', async () => {
    const { calls } = openRolePlay({ ...PREPARING, endsAt: OVER });
    await talk();
    expect(sent(calls, 'startOetPhase').map(({ variables }) => variables.phase)).toEqual(['speaking']);
  });

  it('hears that another tab has begun', async () => {
    let state: object = PREPARING;
    openRolePlay({}, { oetAttempt: () => ({ me: { id: 'u' }, oetAttempt: rolePlayState(state) }) });
    await show();
    await screen.findByRole('button', { name: 'Begin Roleplay' });
    state = {};
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByRole('button', { name: 'Complete Test' })).toBeTruthy();
  });
});

describe('a turn', () => {
  it('is recorded, heard and answered aloud', async () => {
    const { calls } = openRolePlay();
    await talk();
    await record();
    await waitFor(() => expect(messages()).toHaveLength(2));
    expect(messages()[0]?.textContent).toContain('聽到');
    expect(messages()[0]?.textContent).toContain('This is what was heard.');
    expect(messages()[1]?.textContent).toContain('回答');
    expect(sent(calls, CALL)[0]?.variables).toMatchObject({
      audioData: btoa('sound'),
      conversationHistory: [],
      progressId: 'p1',
    });
    await waitFor(() => expect(FakeAudio.last).toBeTruthy());
    expect(screen.getByRole('button', { name: 'Record' })).toBeTruthy();
  });

  it('stays silent where that is wished, in the next conversation too', async () => {
    openRolePlay();
    await talk();
    await userEvent.click(screen.getByRole('switch', { name: 'Answers aloud' }));
    FakeAudio.last = undefined;
    await type('好');
    await waitFor(() => expect(messages()).toHaveLength(2));
    expect(FakeAudio.last).toBeUndefined();
    await talk();
    expect(screen.getAllByRole('switch', { name: 'Answers aloud', checked: false })).not.toEqual([]);
  });

  it('is typed instead, and says so', async () => {
    const { calls } = openRolePlay();
    await talk();
    await type('你好');
    await waitFor(() => expect(messages()).toHaveLength(2));
    expect(messages()[0]?.textContent).toContain('You (typed)');
    expect(sent(calls, CALL)[0]?.variables).toMatchObject({ audioData: '', typedText: '你好' });
    expect(field().value).toBe('');
  });

  it('is sent without what no database can hold, as a paste may bring it', async () => {
    const { calls } = openRolePlay();
    await talk();
    await press('Type instead');
    fireEvent.change(field(), { target: { value: '你\0好\ud83d' } });
    await press('Send');
    await waitFor(() => expect(messages()).toHaveLength(2));
    expect(sent(calls, CALL)[0]?.variables).toMatchObject({ typedText: '你好\ufffd' });
  });

  it('that was not understood is said calmly and adds nothing', async () => {
    openRolePlay({}, { [CALL]: () => NOTHING_UNDERSTOOD });
    await talk();
    await record();
    expect(await screen.findByText(/^This was not understood, so nothing was counted/)).toBeTruthy();
    expect(messages()).toHaveLength(1);
    expect(messages()[0]?.textContent).toMatch(/^You speak first/);
  });

  it('with nothing in it is said in the same way', async () => {
    openRolePlay({}, { [CALL]: () => refuse({ code: 'VAL_001', reason: 'no_speech' }) });
    await talk();
    await record();
    expect(await screen.findByText(/^This was not understood, so nothing was counted/)).toBeTruthy();
  });

  it('is kept when it could not be sent, and goes with the same key', { timeout: 40_000 }, async () => {
    let online = false;
    const { calls } = openRolePlay({}, { [CALL]: () => (online ? rolePlayAnswer('好', '答') : lose()) });
    await talk();
    await type('好');
    await screen.findByRole('button', { name: 'Send again' }, { timeout: 15_000 });
    expect(screen.getByText(/^Your last words may not have arrived\./)).toBeTruthy();
    online = true;
    await press('Send again');
    await waitFor(() => expect(messages()).toHaveLength(2));
    expect(keysOf(sent(calls, CALL)).size).toBe(1);
  });

  it('whose recording is lost on the way says so, and can be heard and sent again', {
    timeout: 40_000,
  }, async () => {
    openRolePlay({}, { [CALL]: lose });
    await talk();
    await record();
    const failed = { selector: '.Toastify *', exact: true };
    await screen.findByText('Failed to process audio. Please try again.', failed, { timeout: 15_000 });
    expect(screen.getByRole('button', { name: 'Your recording' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  });

  it('that another tab was quicker with is refused, and what was said there appears', async () => {
    let turns: readonly object[] | null = null;
    openRolePlay(
      {},
      {
        rolePlayTurns: () => ({ me: { id: 'u' }, oetAttempt: rolePlayState({ turns }) }),
        [CALL]: () => refuse({ code: 'VAL_001', reason: 'conversation_moved', message: '動了' }),
      },
    );
    await talk();
    turns = [wiredTurn(1, '別處'), wiredTurn(2, '別答')];
    await type('這裡');
    expect(await screen.findByText('別答')).toBeTruthy();
    expect(screen.getByText('別處')).toBeTruthy();
    expect(screen.getByText('這裡')).toBeTruthy();
    expect(screen.getByText(/^Your last message was not sent\..*“Change it”/)).toBeTruthy();
    await press('Change it');
    expect(field().value).toBe('這裡');
    expect(messages()).toHaveLength(2);
  });
});

describe('what was heard', () => {
  const before = [wiredTurn(1, '聽錯'), wiredTurn(2, '先答')];
  const turns = { turns: before };

  it('is corrected, and answered anew in its place', async () => {
    const { calls } = openRolePlay(turns, {
      [CALL]: () => rolePlayAnswer('說對', '再答', { source: 'corrected' }),
    });
    await talk();
    await press('Correct');
    const correction = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What you really said' });
    expect(document.activeElement).toBe(correction);
    await userEvent.clear(correction);
    await userEvent.type(correction, '說對');
    await press('Save and hear the answer');
    expect(await screen.findByText('再答')).toBeTruthy();
    expect(messages()).toHaveLength(2);
    expect(messages()[0]?.textContent).toContain('You (corrected by you)說對');
    expect(sent(calls, CALL)[0]?.variables).toMatchObject({
      audioData: '',
      correctedText: '說對',
      correctedTurn: 1,
    });
  });

  it('stays as it was after Escape, with the focus where it came from', async () => {
    const { calls } = openRolePlay(turns);
    await talk();
    await press('Correct');
    await userEvent.keyboard('{Escape}');
    const back = await screen.findByRole('button', { name: 'Correct' });
    await waitFor(() => expect(document.activeElement).toBe(back));
    expect(sent(calls, CALL)).toEqual([]);
  });

  it('comes back whole where the correction is refused', async () => {
    openRolePlay(turns, { [CALL]: () => refuse({ code: 'VAL_001', message: '不' }) });
    await talk();
    await press('Correct');
    await userEvent.type(screen.getByRole('textbox', { name: 'What you really said' }), '了');
    await press('Save and hear the answer');
    expect(await screen.findByText(/^Your correction was not sent\./)).toBeTruthy();
    await press('Remove it');
    expect(messages().map(({ textContent }) => textContent?.includes('先答'))).toEqual([false, true]);
  });

  it('of the other one is put into plain words, into English and nothing else', async () => {
    const { calls } = openRolePlay(turns);
    await talk();
    await press('Plain words');
    expect(await screen.findByText('白話')).toBeTruthy();
    expect(sent(calls, 'translateText')[0]?.variables).toMatchObject({ text: '先答', targetLanguage: 'en' });
    await press('Hide the plain words');
    expect(screen.queryByText('白話')).toBeNull();
  });

  it('is spoken again in the voice that it had', async () => {
    const { calls } = openRolePlay(turns);
    await talk();
    await press('Hear it again');
    await waitFor(() =>
      expect(sent(calls, 'generateVoice')[0]?.variables).toEqual({
        text: '先答',
        language: 'en',
        voice: 'male',
      }),
    );
  });
});

describe('the microphone', () => {
  it('that is refused says what to do, and typing is there', async () => {
    openRolePlay();
    await talk();
    microphone.answer(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await press('Record');
    expect((await screen.findByRole('alert')).textContent).toContain('The microphone is blocked');
    expect(field()).toBeTruthy();
    expect(screen.getByText(/^Without a microphone you can go on by typing/)).toBeTruthy();
  });

  it('that records says what leaving would lose', async () => {
    openRolePlay();
    await talk();
    const leave = () => userEvent.click(screen.getByRole('link', { name: 'Back to Speaking' }));
    await leave();
    expect(screen.getByRole('dialog').textContent).toContain('What you said is kept');
    await press('Stay here');
    await press('Record');
    await screen.findByRole('button', { name: 'Stop' });
    await leave();
    expect(screen.getByRole('dialog').textContent).toContain('What you are saying now is lost if you leave');
  });

  it('that goes away in the middle leaves the recording to be sent or removed', async () => {
    const { calls } = openRolePlay();
    await talk();
    const stream = new FakeStream();
    microphone.answer(async () => stream);
    await press('Record');
    await screen.findByRole('button', { name: 'Stop' });
    act(() => void stream.track.dispatchEvent(new Event('mute')));
    expect(await screen.findByText(/^The microphone went away while you were speaking/)).toBeTruthy();
    expect(sent(calls, CALL)).toEqual([]);
    expect(screen.getByText(/^Your last recording was not sent\. It is kept/)).toBeTruthy();
    await press('Send again');
    await waitFor(() => expect(sent(calls, CALL)).toHaveLength(1));
  });
});

describe('completing', () => {
  const said = (count: number, spoken_ms: number) =>
    Array.from({ length: 2 * count }, (_, i) =>
      wiredTurn(i + 1, i % 2 === 0 ? '問' : '答', i % 2 === 0 ? { spoken_ms } : {}),
    );
  /** Enough for a score. */
  const turns = { turns: said(4, 10_000) };

  it('asks first while there is time left, and leads to the results', async () => {
    const { calls } = openRolePlay(turns);
    const { address } = await talk();
    await press('Complete Test');
    const dialog = await screen.findByRole('dialog', { name: 'Complete the test?' });
    expect(within(dialog).getByText(/^There are [45]:\d\d left/)).toBeTruthy();
    expect(dialog.textContent).not.toContain('too little');
    await press('Go on talking');
    expect(sent(calls, 'submitSpeakingTest')).toEqual([]);
    await press('Complete Test');
    await press('Complete it');
    await waitFor(() => expect(address()).toBe('/oet/speaking/results/p1'));
    expect(sent(calls, 'submitSpeakingTest')[0]?.variables).toEqual({
      progressId: 'p1',
      audioData: '',
      rolePlayType: 'resistant',
    });
  });

  it('submits at once when the time is over, once', async () => {
    const { calls } = openRolePlay({ ...turns, endsAt: OVER }, { submitSpeakingTest: never });
    await talk();
    expect(screen.getByText(/^The 5 minutes are over/)).toBeTruthy();
    await press('Complete Test');
    await userEvent.click(await screen.findByRole('button', { name: 'Submitting...' }));
    expect(sent(calls, 'submitSpeakingTest')).toHaveLength(1);
    expect(sent(calls, 'submitSpeakingTest')[0]?.headers['idempotency-key']).toBeTruthy();
  });

  it('says that there is nothing to assess', async () => {
    openRolePlay({ endsAt: OVER });
    await talk();
    await press('Complete Test');
    expect(await screen.findByText(/^You have said nothing yet/)).toBeTruthy();
  });

  it('says that too little was said for a score, by what the server has measured by now', async () => {
    // Nothing is measured yet when the page is opened.
    let spoken: WiredTurn[] = said(4, 9_000);
    const { calls } = openRolePlay(
      { turns: said(4, 0), endsAt: OVER },
      { rolePlayTurns: () => ({ me: { id: 'u' }, oetAttempt: rolePlayState({ turns: spoken }) }) },
    );
    await talk();
    await press('Complete Test');
    expect(await screen.findByText(/^You have said too little for a score\. It takes at least/)).toBeTruthy();
    await press('Go on talking');
    expect(sent(calls, 'submitSpeakingTest')).toEqual([]);
    spoken = said(4, 10_000);
    await press('Complete Test');
    await waitFor(() => expect(sent(calls, 'submitSpeakingTest')).toHaveLength(1));
  });

  it('asks nothing of that where it can’t be found out', async () => {
    let online = true;
    openRolePlay(
      { ...turns, endsAt: OVER },
      {
        rolePlayTurns: () =>
          online
            ? { me: { id: 'u' }, oetAttempt: rolePlayState({ ...turns, endsAt: OVER }) }
            : refuse({ code: 'SRV_002' }),
      },
    );
    const { address } = await talk();
    online = false;
    await press('Complete Test');
    await waitFor(() => expect(address()).toBe('/oet/speaking/results/p1'));
  });

  it.each([
    ['the server’s message', () => ({ submitSpeakingTest: { success: false, message: '不' } }), '不'],
    [
      'a message of its own where the server has none',
      () => ({ submitSpeakingTest: { success: false, message: '' } }),
      'Failed to submit test',
    ],
    ['what went wrong', () => refuse({ code: 'SRV_001', message: '錯' }), 'Error submitting test: 錯'],
  ])('says %s in a toast, and loses nothing', async (_, submitSpeakingTest, text) => {
    openRolePlay({ ...turns, endsAt: OVER }, { submitSpeakingTest });
    await talk();
    await press('Complete Test');
    expect(await screen.findByText(text, { selector: '.Toastify *' })).toBeTruthy();
    expect(messages()).toHaveLength(8);
  });

  it('that another tab did leads to the result', async () => {
    let submittedAt: string | null = null;
    openRolePlay(turns, {
      rolePlayTurns: () => ({ me: { id: 'u' }, oetAttempt: rolePlayState({ ...turns, submittedAt }) }),
    });
    const { address } = await talk();
    submittedAt = OVER;
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(address()).toBe('/oet/speaking/results/p1'));
  });
});

describe('a submitted test at its own address', () => {
  const SUBMITTED = { phase: 'marked', submittedAt: OVER };

  it('shows what it came to, and the way to another', async () => {
    openRolePlay(SUBMITTED);
    await show();
    expect(await screen.findByText('Band B, 71.0 %')).toBeTruthy();
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to('Take Another Test')).toBe('/oet/speaking/test/new');
    expect(to('See your results')).toBe('/oet/speaking/results/p1');
    expect(screen.getByText('Another test costs 15 credits.')).toBeTruthy();
  });

  it('says that it is being assessed', async () => {
    openRolePlay(SUBMITTED, { speakingTestResults: () => rolePlayResults(MARKING) });
    await show();
    expect(await screen.findByText(/^Your role-play is being assessed/)).toBeTruthy();
  });
});
