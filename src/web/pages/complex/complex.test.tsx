// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allWork } from '#web/features/kept-work/kept-work.ts';
import { installAudio, installMicrophone } from '#web/features/testing/fake-browser.ts';
import { writeCookie } from '#web/lib/cookies.ts';
import { announced } from '#web/testing/announced.ts';
import {
  button,
  COMPLEX_PATH,
  conversation,
  field,
  keysOf,
  openCases,
  patientCase,
  press,
  reply,
  say,
  sent,
} from '#web/testing/complex-case.ts';
import { lose, never, refuse } from '#web/testing/fake-network.ts';
import { planAnswers } from '#web/testing/plans.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const show = async () => {
  const view = await renderApp(COMPLEX_PATH);
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const toasted = (text: string) => screen.findByText(text, { selector: '.Toastify *' });

beforeEach(() => {
  vi.unstubAllGlobals();
  startAfresh();
  installAudio();
  installMicrophone();
  logInAs({ language: 'es', languageToLearn: 'en' });
});

describe('a clinical case', () => {
  it('begins with its text, what is known of the patient, and nothing said', async () => {
    openCases([patientCase()]);
    await show();
    const title = screen.getByRole('heading', { level: 1, name: 'A cough' });
    expect(title.getAttribute('lang')).toBe('en');
    const [first, ...others] = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toContain('You work in a clinic. A teacher comes with a cough.');
    expect(others).toEqual([]);
    for (const fact of ['34', 'Cough', '118/74 mmHg', '76/min', '14/min', '37.1 °C'])
      expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.getByText('The patient is played by: embedded patient')).toBeTruthy();
    expect(screen.getByText('1 of 3 completed (33%)')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to Levels' });
    expect(back.getAttribute('href')).toBe('/levelchooser?level=beginner');
  });

  it('marks a case that comes again', async () => {
    openCases([patientCase({ repeat: true })]);
    await show();
    expect(screen.getByText('Repeat')).toBeTruthy();
  });

  it('goes on where the conversation stands after a reload', async () => {
    const { calls } = openCases([patientCase({ conversation: conversation('Hello.', 'Good morning.') })]);
    await show();
    expect(screen.getByText('Hello.')).toBeTruthy();
    expect(screen.getByText('Good morning.')).toBeTruthy();
    await say('What brings you here?');
    await screen.findByText('It hurts when I cough.', { selector: 'li p' });
    expect(sent(calls, 'generateAiMessage')[0]?.variables).toEqual({
      conversationHistory: [
        { role: 'doctor', content: 'Hello.' },
        { role: 'patient', content: 'Good morning.' },
        { role: 'doctor', content: 'What brings you here?' },
      ],
      clinicalCase: { id: 'c1', ...patientCase().clinicalCase },
      conversationId: 'k1',
    });
  });
});

describe('a typed message', () => {
  it('is sent with Enter, stands at once, and its answer is read out', async () => {
    let answer = () => {};
    const running = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = openCases([patientCase()], {
      generateAiMessage: async () => {
        await running;
        return reply('It hurts.');
      },
    });
    await show();
    await say('  How are you? ');
    expect(screen.getByText('How are you?')).toBeTruthy();
    expect(field().value).toBe('');
    expect(announced().filter((text) => text === 'The patient is answering...')).toHaveLength(1);
    answer();
    await screen.findByText('It hurts.', { selector: 'li p' });
    await waitFor(() => expect(announced()).toContain('The patient says: It hurts.'));
    const [call, ...others] = sent(calls, 'generateAiMessage');
    expect(others).toEqual([]);
    expect(call?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
    expect(call?.variables).toMatchObject({
      conversationHistory: [{ role: 'doctor', content: 'How are you?' }],
      conversationId: null,
    });
  });

  it('goes on in the conversation that its first answer began', async () => {
    const { calls } = openCases([patientCase()]);
    await show();
    await say('One');
    await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    await say('Two');
    await waitFor(() => expect(sent(calls, 'generateAiMessage')).toHaveLength(2));
    expect(sent(calls, 'generateAiMessage')[1]?.variables.conversationId).toBe('k1');
  });

  it('breaks a line with Shift and Enter', async () => {
    const { calls } = openCases([patientCase()]);
    await show();
    await userEvent.type(field(), 'One{Shift>}{Enter}{/Shift}Two');
    expect(field().value).toBe('One\nTwo');
    expect(sent(calls, 'generateAiMessage')).toEqual([]);
  });

  it('is not sent by the Enter that ends the composition of a character', async () => {
    const { calls } = openCases([patientCase()]);
    await show();
    await userEvent.type(field(), 'ni');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(field().value).toBe('ni');
    expect(sent(calls, 'generateAiMessage')).toEqual([]);
  });

  it.each(['{Enter}', '   {Enter}'])('is not sent when it is empty: "%s"', async (keys) => {
    const { calls } = openCases([patientCase()]);
    await show();
    await userEvent.type(field(), keys);
    await press('Send');
    expect(button('Send').getAttribute('aria-disabled')).toBe('true');
    expect(sent(calls, 'generateAiMessage')).toEqual([]);
  });

  it('is sent once, however often Send is pressed', async () => {
    const { calls } = openCases([patientCase()], { generateAiMessage: never });
    await show();
    await userEvent.type(field(), 'Hello');
    await userEvent.dblClick(button('Send'));
    await say('Next');
    await press('Send');
    expect(sent(calls, 'generateAiMessage')).toHaveLength(1);
    expect(field().value).toBe('Next');
  });
});

describe('a message that could not be sent', () => {
  const unavailable = () => refuse({ code: 'SRV_002', message: 'Service is temporarily unavailable' });

  it('stays, says so, and is sent again with the same key', async () => {
    let works = false;
    const { calls } = openCases([patientCase()], {
      generateAiMessage: () => (works ? reply('It hurts.') : unavailable()),
    });
    await show();
    await say('Hello');
    await toasted('Failed to generate response. Please try again.');
    const message = screen.getByText('Not sent.').closest('li') as HTMLElement;
    expect(message.textContent).toContain('Hello');
    expect(message.textContent).toContain('Service is temporarily unavailable');
    await say('More');
    expect(sent(calls, 'generateAiMessage')).toHaveLength(1);
    expect(screen.getByText(/^Your last message was not sent\. Press “Send again”/)).toBeTruthy();
    works = true;
    await press('Send again');
    await screen.findByText('It hurts.', { selector: 'li p' });
    expect(screen.queryByText('Not sent.')).toBeNull();
    const tries = sent(calls, 'generateAiMessage');
    expect(tries).toHaveLength(2);
    expect(keysOf(tries).size).toBe(1);
    expect(tries[0]?.variables).toEqual(tries[1]?.variables);
    expect(field().value).toBe('More');
  });

  it('can be changed when it surely did not arrive', async () => {
    openCases([patientCase()], { generateAiMessage: unavailable });
    await show();
    await say('Hello');
    await userEvent.click(await screen.findByRole('button', { name: 'Change it' }));
    expect(field().value).toBe('Hello');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByText('Not sent.')).toBeNull();
  });

  it('with its connection lost survives a reload with its key', { timeout: 40_000 }, async () => {
    let online = false;
    const { calls } = openCases([patientCase()], {
      generateAiMessage: () => (online ? reply('It hurts.') : lose()),
    });
    const { unmount } = await show();
    await say('Hello');
    await screen.findByRole('button', { name: 'Send again' }, { timeout: 15_000 });
    // It may have arrived: another one in its place would be said twice.
    expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull();
    unmount();
    online = true;
    await show();
    expect(screen.getByText('Hello')).toBeTruthy();
    await press('Send again');
    await screen.findByText('It hurts.', { selector: 'li p' });
    expect(keysOf(sent(calls, 'generateAiMessage')).size).toBe(1);
  });

  it('is not shown twice when a reload finds that it has arrived', async () => {
    const offers = [patientCase(), patientCase({ conversation: conversation('Hello', 'It hurts.') })];
    openCases(offers, { generateAiMessage: never });
    const { unmount } = await show();
    await say('Hello');
    unmount();
    await show();
    expect(screen.getAllByText('Hello')).toHaveLength(1);
    expect(screen.queryByText('Not sent.')).toBeNull();
  });

  it('leads to the plans when there are no credits left, and is there again afterwards', async () => {
    const answers = { ...planAnswers, generateAiMessage: () => refuse({ code: 'SUB_002' }) };
    openCases([patientCase()], answers);
    const { router } = await show();
    await say('Hello');
    await screen.findByRole('heading', { name: 'Choose Your Learning Path' });
    await router.navigate(COMPLEX_PATH);
    expect(await screen.findByText('Hello')).toBeTruthy();
  });
});

it('keeps what was being written through a reload', async () => {
  openCases([patientCase()]);
  const { unmount } = await show();
  await userEvent.type(field(), 'Half a sen');
  unmount();
  await show();
  expect(field().value).toBe('Half a sen');
});

describe('logging out', () => {
  const logOut = async () => {
    await press('Your account');
    await press('Logout');
  };

  it('says what would be lost, and loses nothing of who stays', async () => {
    openCases([patientCase()], { logout: () => ({ logout: { success: true, message: '' } }) });
    const { address } = await show();
    await userEvent.type(field(), 'Half a sen');
    await logOut();
    const dialog = await screen.findByRole('dialog', { name: 'Log out and lose unsent work?' });
    expect(dialog.textContent).toContain('1 piece of your work is on this device only');
    await press('Stay logged in');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field().value).toBe('Half a sen');
    await logOut();
    await screen.findByRole('dialog');
    await press('Log out anyway');
    await waitFor(() => expect(address()).toBe('/'));
    expect(await allWork()).toEqual([]);
  });

  it('sends a message whose answer was lost before it goes', { timeout: 40_000 }, async () => {
    let online = false;
    const { calls } = openCases([patientCase()], {
      generateAiMessage: () => (online ? reply('It hurts.') : lose()),
      logout: () => ({ logout: { success: true, message: '' } }),
    });
    const { address } = await show();
    await say('Hello');
    await screen.findByRole('button', { name: 'Send again' }, { timeout: 15_000 });
    online = true;
    await logOut();
    await waitFor(() => expect(address()).toBe('/'));
    expect(keysOf(sent(calls, 'generateAiMessage')).size).toBe(1);
  });
});

it('a learner sees nothing of what another wrote in the same browser', async () => {
  openCases([patientCase()]);
  const { unmount } = await show();
  await userEvent.type(field(), 'Half a sen');
  unmount();
  openCases([patientCase()], { me: () => ({ me: { id: 'v', language: 'es', languageToLearn: 'en' } }) });
  await show();
  expect(field().value).toBe('');
});

describe("the patient's message", () => {
  const talk = () => patientCase({ conversation: conversation('Hello.', 'It hurts.') });
  const voices = (calls: ReturnType<typeof openCases>['calls']) =>
    sent(calls, 'generateVoice').map(({ variables }) => variables);

  it('is translated, and a second press clears the translation', async () => {
    const { calls } = openCases([talk()], {
      translateText: () => ({ translateText: { translatedText: 'Me duele.' } }),
    });
    await show();
    await press('Translate to Español');
    expect((await screen.findByText('Me duele.')).closest('[lang]')?.getAttribute('lang')).toBe('es');
    expect(sent(calls, 'translateText').map(({ variables }) => variables)).toEqual([
      { text: 'It hurts.', targetLanguage: 'es', sourceLanguage: 'en' },
    ]);
    await press('Hide translation');
    expect(screen.queryByText('Me duele.')).toBeNull();
  });

  it('says so when it cannot be translated', async () => {
    openCases([talk()], { translateText: () => refuse({ code: 'SRV_002' }) });
    await show();
    await press('Translate to Español');
    await toasted('Failed to translate message. Please try again.');
  });

  it('offers the languages of the course when the native one is none of them', async () => {
    openCases([talk()], { me: () => ({ me: { id: 'u', language: 'uk', languageToLearn: 'en' } }) });
    await show();
    expect(screen.queryByRole('button', { name: 'Français' })).toBeNull();
    await press('Translate');
    expect(screen.getByText(/Українська needs a translation service/)).toBeTruthy();
    expect(button('Français')).toBeTruthy();
    await press('Translate');
    expect(screen.queryByRole('button', { name: 'Français' })).toBeNull();
  });

  it("is heard in the patient's voice, and from then on the next ones unasked", async () => {
    const { calls } = openCases([talk()]);
    await show();
    await say('First');
    await screen.findByText('It hurts when I cough.', { selector: 'li p' });
    expect(voices(calls)).toEqual([]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Listen' })[0] as HTMLElement);
    await waitFor(() =>
      expect(voices(calls)).toEqual([{ text: 'It hurts.', language: 'en', voice: 'male' }]),
    );
    await say('Second');
    await waitFor(() => expect(voices(calls)).toHaveLength(2));
    expect(voices(calls)[1]?.text).toBe('It hurts when I cough.');
  });

  it('says so when it cannot be heard', async () => {
    openCases([talk()], { generateVoice: () => refuse({ code: 'SRV_002' }) });
    await show();
    await press('Listen');
    await toasted('Failed to play voice response');
  });
});

describe('the page', () => {
  it('says why a level could not be loaded, and tries again', async () => {
    let works = false;
    openCases([], {
      patientCase: () =>
        works
          ? { patientCase: patientCase() }
          : refuse({ code: 'SRV_001', message: 'Internal server error' }),
    });
    await renderApp(COMPLEX_PATH);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error loading clinical case: Internal server error',
    );
    works = true;
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'A cough' })).toBeTruthy();
  });

  it('says so when a case cannot be read, and tries again', async () => {
    openCases([patientCase({ clinicalCase: 'nonsense' }), patientCase()]);
    await renderApp(COMPLEX_PATH);
    expect((await screen.findByRole('alert')).textContent).toContain('The case could not be read.');
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'A cough' })).toBeTruthy();
  });

  it('says so when a level has no cases', async () => {
    openCases([null]);
    await renderApp(COMPLEX_PATH);
    expect(await screen.findByText('No practices available for this level.')).toBeTruthy();
  });

  it.each(['vocabulary', 'guided_case', null])(
    'sends a level of type %s to the levels',
    async (levelType) => {
      openCases([patientCase()], {
        level: () => ({ level: levelType && { slug: 'x', title: 'x', levelType } }),
        allLevels: () => ({ allLevels: [] }),
      });
      const { address } = await renderApp(COMPLEX_PATH);
      await waitFor(() => expect(address()).toBe('/levelchooser'));
    },
  );

  it('sends a learner without a native language to the choice of one', async () => {
    openCases([patientCase()], { me: () => ({ me: { id: 'u', language: null, languageToLearn: 'en' } }) });
    writeCookie('current_language', '', -1);
    const { address } = await renderApp(COMPLEX_PATH);
    await waitFor(() => expect(address()).toBe('/choose-language'));
  });
});
