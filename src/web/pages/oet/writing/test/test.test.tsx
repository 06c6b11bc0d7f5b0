// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lose, never, refuse, type SentCall } from '#web/testing/fake-network.ts';
import { logInAs, renderApp, startAfresh, token } from '#web/testing/render-app.tsx';
import { letterState, NOT_STARTED, openLetter, READING_PHASE, WRITING_PATH } from '#web/testing/writing.ts';

// Several of these wait for a page's code, which comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  startAfresh();
  logInAs();
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sent = (calls: readonly SentCall[], operation: string) =>
  calls.filter((call) => call.operation === operation);
const letter = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your letter' });
const LONG = `Dear Dr Hale, ${'word '.repeat(60)}`;

async function show(path = WRITING_PATH) {
  const view = await renderApp(path);
  await screen.findByRole('timer');
  return view;
}

describe('opening a writing test', () => {
  it('starts nothing and reads nothing before Start Test is pressed', async () => {
    const { calls } = openLetter(NOT_STARTED);
    await renderApp(WRITING_PATH);
    await screen.findByRole('button', { name: 'Start Test' });
    expect(sent(calls, 'writingTestSection')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Back to Writing' }).getAttribute('href')).toBe('/oet/writing');
    await press('Start Test');
    expect((await screen.findByRole('timer')).textContent).toBe('5:00');
    expect(sent(calls, 'startOetPhase')[0]?.variables).toMatchObject({
      progressId: 'p1',
      part: null,
      phase: 'reading',
    });
  });

  it.each([
    ['with a message', { code: 'VAL_001', reason: 'unknown_test' }, 'Error: This test could not be found.'],
  ])('says what went wrong, %s', async (_, refusal, text) => {
    openLetter({}, { oetAttempt: () => refuse(refusal) });
    await renderApp(WRITING_PATH);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });

  it('says so where the notes could not be loaded, and tries again', async () => {
    let works = false;
    const fake = openLetter({}, { writingTestSection: () => (works ? {} : 'nothing that can be read') });
    await renderApp(WRITING_PATH);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Failed to load writing test|Error: /);
    works = true;
    await press('Try again');
    await waitFor(() => expect(sent(fake.calls, 'writingTestSection').length).toBeGreaterThan(1));
  });

  it('leads to the result once it is submitted', async () => {
    openLetter({ phase: 'marking', submittedAt: '2026-03-01T10:30:00.000Z' });
    const { address } = await renderApp(WRITING_PATH);
    await waitFor(() => expect(address()).toBe('/oet/writing/results/p1'));
  });
});

describe('the reading phase', () => {
  it('shows notes and task without the letter, and goes on when she says so', async () => {
    const { calls } = openLetter(READING_PHASE);
    await show();
    expect(screen.getByRole('heading', { name: '病歷' })).toBeTruthy();
    expect(screen.getByText(/Assume that today’s date is 10 February 2026/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Proceed to Writing Phase');
    expect(await screen.findByRole('textbox', { name: 'Your letter' })).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('40:00');
    expect(sent(calls, 'startOetPhase')[0]?.variables).toMatchObject({ phase: 'writing' });
  });

  it('says at 0 that it is over, and stays', async () => {
    openLetter({ ...READING_PHASE, endsAt: '2026-03-01T09:59:00.000Z' });
    await show();
    expect(screen.getByRole('timer').textContent).toBe('0:00');
    expect(screen.getByText(/^The reading time is over/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('hears that another tab has gone on', async () => {
    let phase: object = READING_PHASE;
    openLetter({}, { oetAttempt: () => ({ me: { id: 'u' }, oetAttempt: letterState(phase) }) });
    await show();
    phase = {};
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByRole('textbox', { name: 'Your letter' })).toBeTruthy();
  });
});

describe('the letter', () => {
  it('is written without help, counted and saved', async () => {
    const { calls } = openLetter();
    await show();
    const { spellcheck, autocorrect, lang } = Object.fromEntries(
      [...letter().attributes].map(({ name, value }) => [name, value]),
    );
    expect([spellcheck, autocorrect, lang]).toEqual(['false', 'off', 'en']);
    await userEvent.type(letter(), 'Dear Dr Hale, he is well.');
    expect(screen.getByText(/^6 words in the body/)).toBeTruthy();
    await waitFor(() => expect(sent(calls, 'saveOetDraft').length).toBeGreaterThan(0));
    expect(sent(calls, 'saveOetDraft').at(-1)?.variables).toMatchObject({
      progressId: 'p1',
      part: null,
      draft: 'Dear Dr Hale, he is well.',
    });
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('says the four requirements', async () => {
    openLetter();
    await show();
    const list = within(screen.getByRole('region', { name: 'Requirements' })).getAllByRole('listitem');
    expect(list).toHaveLength(4);
  });

  it('comes back from an earlier version', async () => {
    openLetter({ draft: '今', revision: 2 });
    await show();
    await press('Earlier versions');
    const dialog = await screen.findByRole('dialog', { name: 'Earlier versions' });
    await within(dialog).findByText('舊');
    expect(within(dialog).getByText('From another tab or device')).toBeTruthy();
    await userEvent.click(within(dialog).getAllByText('Bring back this version').at(-1) as HTMLElement);
    expect(letter().value).toBe('舊');
  });

  it('that met another one is chosen between, and nothing is submitted before', async () => {
    const theirs = { draft: 'theirs', revision: 5, submittedAt: null };
    const { calls } = openLetter(
      {},
      { saveOetDraft: () => ({ saveOetWork: { revision: 5, conflict: theirs } }) },
    );
    await show();
    await userEvent.type(letter(), 'mine');
    const panel = await screen.findByRole('region', { name: 'Your letter was changed in two places' });
    expect(within(panel).getByText('theirs')).toBeTruthy();
    await press('Submit Letter');
    expect(sent(calls, 'submitWritingTest')).toEqual([]);
    await press('Go on with the other one');
    expect(letter().value).toBe('theirs');
    expect(screen.queryByRole('region', { name: /changed in two places/ })).toBeNull();
  });
});

describe('submitting', () => {
  it('asks first where there is too little to mark', async () => {
    const { calls } = openLetter();
    const { address } = await show();
    await press('Submit Letter');
    expect(screen.getByRole('dialog', { name: 'Your letter is empty' })).toBeTruthy();
    await press('Go on writing');
    expect(sent(calls, 'submitWritingTest')).toEqual([]);
    await press('Submit Letter');
    await press('Submit as it is');
    await waitFor(() => expect(address()).toBe('/oet/writing/results/p1'));
    expect(sent(calls, 'submitWritingTest')[0]?.variables).toEqual({ progressId: 'p1', letterContent: '' });
  });

  it('sends a letter of some length at once, once', async () => {
    const { calls } = openLetter({ draft: LONG, revision: 1 }, { submitWritingTest: never });
    await show();
    await press('Submit Letter');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting...' });
    expect(button.disabled).toBe(true);
    await userEvent.click(button);
    expect(sent(calls, 'submitWritingTest')).toHaveLength(1);
    expect(sent(calls, 'submitWritingTest')[0]?.headers['idempotency-key']).toBeTruthy();
  });

  it.each([
    [
      'the server’s message where it is refused',
      () => ({ submitWritingTest: { success: false, message: '不' } }),
      '不',
    ],
    [
      'a message of its own where the server has none',
      () => ({ submitWritingTest: { success: false, message: '' } }),
      'Failed to submit test',
    ],
    ['what went wrong', () => refuse({ code: 'SRV_001', message: '錯' }), 'Error submitting test: 錯'],
  ])('says %s', async (_, submitWritingTest, text) => {
    openLetter({ draft: LONG, revision: 1 }, { submitWritingTest });
    await show();
    await press('Submit Letter');
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(letter().value).toBe(LONG);
  });

  it('that the end of the session stopped is said, and can be done after the login', async () => {
    let ended = true;
    const { calls } = openLetter(
      { draft: LONG, revision: 1 },
      {
        submitWritingTest: () =>
          ended ? refuse({ code: 'AUTH_002' }) : { submitWritingTest: { success: true, message: '' } },
        refreshToken: () => refuse({ code: 'AUTH_002' }),
        login: () => ({
          login: { user: { id: 'u', language: 'es', languageToLearn: 'en' }, token: token('2') },
        }),
      },
    );
    const { address } = await show();
    await press('Submit Letter');
    expect(await screen.findByText(/^What you were submitting was not submitted/)).toBeTruthy();
    ended = false;
    await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Login');
    expect((await screen.findByRole('alert')).textContent).toContain('so nothing was submitted');
    expect(letter().value).toBe(LONG);
    await press('Submit Letter');
    await waitFor(() => expect(address()).toBe('/oet/writing/results/p1'));
    expect(sent(calls, 'submitWritingTest')).toHaveLength(2);
  });

  it('submits nothing over a newer letter of another device that is not on the screen yet', async () => {
    let onServer: object = { draft: LONG, revision: 1 };
    const oetAttempt = () => ({ me: { id: 'u' }, oetAttempt: letterState(onServer) });
    const { calls } = openLetter({}, { oetAttempt });
    const { address } = await show();
    onServer = { draft: `${LONG} And more, from the phone.`, revision: 2 };
    await press('Submit Letter');
    expect((await screen.findByRole('alert')).textContent).toContain('A newer version of your letter');
    expect(letter().value).toContain('from the phone');
    expect(sent(calls, 'submitWritingTest')).toEqual([]);
    await press('Submit Letter');
    await waitFor(() => expect(address()).toBe('/oet/writing/results/p1'));
    expect(sent(calls, 'submitWritingTest')[0]?.variables.letterContent).toContain('from the phone');
  });

  it('lets her choose first where what she submits meets another version', async () => {
    const theirs = { draft: 'theirs', revision: 5, submittedAt: null };
    const { calls } = openLetter(
      { draft: LONG, revision: 1 },
      { saveOetDraft: () => ({ saveOetWork: { revision: 5, conflict: theirs } }) },
    );
    await show();
    fireEvent.change(letter(), { target: { value: `${LONG} more` } });
    await press('Submit Letter');
    expect((await screen.findByRole('alert')).textContent).toContain('First choose which');
    expect(sent(calls, 'submitWritingTest')).toEqual([]);
  });

  it('submits nothing that could not be saved', async () => {
    const { calls } = openLetter({ draft: LONG, revision: 1 }, { saveOetDraft: lose });
    await show();
    await userEvent.type(letter(), 'more');
    await press('Submit Letter');
    expect((await screen.findByRole('alert')).textContent).toContain('nothing was submitted');
    expect(sent(calls, 'submitWritingTest')).toEqual([]);
  });
});
