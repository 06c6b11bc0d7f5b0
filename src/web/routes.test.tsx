// @vitest-environment jsdom
import { act, configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installAudio, installMicrophone } from './features/testing/fake-browser.ts';
import { refreshToken } from './lib/session/tokens.ts';
import { openCases, patientCase } from './testing/complex-case.ts';
import { fakeNetwork, lose, never, passWith, refuse } from './testing/fake-network.ts';
import { logInAs, renderApp, startAfresh, token } from './testing/render-app.tsx';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const levels = () => ({ allLevels: [] });

function endAccessToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser does when the access token ends
  document.cookie = 'accessToken=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/';
}

it('shows the header while the first page is on its way', async () => {
  startAfresh();
  logInAs();
  const { calls } = fakeNetwork({ allLevels: never });
  await renderApp('/levelchooser');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByText('Loading...')).toBeTruthy();
});

it('says after some seconds why the first page takes so long', async () => {
  startAfresh();
  logInAs();
  fakeNetwork({ allLevels: never });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderApp('/levelchooser');
  await screen.findByText('Loading...');
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.getByText(/^This is taking longer than usual/)).toBeTruthy();
  vi.useRealTimers();
});

it('loads again by itself what a server that is being started did not answer', async () => {
  startAfresh();
  logInAs();
  let answer: ((data: unknown) => void) | null = null;
  let tries = 0;
  fakeNetwork({
    allLevels() {
      tries += 1;
      return tries === 1 ? passWith(503) : new Promise((resolve) => (answer = resolve));
    },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderApp('/levelchooser');
  await screen.findByRole('alert');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await act(async () => answer?.(levels()));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Choose your level' })).toBeTruthy();
  vi.useRealTimers();
});

describe('guards', () => {
  beforeEach(startAfresh);

  it.each([
    '/levelchooser',
    '/choose-language',
    '/level/beginner-vocabulary/practice/vocabulary',
    '/level/beginner-complex/practice/complex',
    '/level/x/practice/y',
  ])('send a visitor from %s to the login page, and ask nothing in their name', async (path) => {
    const { calls } = fakeNetwork({});
    const { address } = await renderApp(path);
    await waitFor(() => expect(address()).toBe('/'));
    expect(calls).toEqual([]);
  });

  it('renew an ended access token before they decide', async () => {
    logInAs();
    endAccessToken();
    const { calls } = fakeNetwork({ refreshToken: () => ({ refreshToken: token('2') }), allLevels: levels });
    const { address } = await renderApp('/levelchooser');
    await screen.findByRole('heading', { name: 'Choose your level' });
    expect(address()).toBe('/levelchooser');
    expect(calls.map(({ operation }) => operation)).toEqual(['refreshToken', 'allLevels']);
  });

  it('send to the login page when the session has ended, which does not send back', async () => {
    logInAs();
    endAccessToken();
    fakeNetwork({ refreshToken: () => refuse({ code: 'AUTH_002' }) });
    const { address } = await renderApp('/levelchooser');
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(address()).toBe('/');
  });

  it('leave to the login page without a loop when the server refuses the session', async () => {
    logInAs();
    fakeNetwork({ allLevels: () => refuse({ code: 'AUTH_001' }) });
    const { address } = await renderApp('/levelchooser');
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(address()).toBe('/');
    expect(refreshToken()).toBeUndefined();
  });

  it('say that there is no connection instead of logging out, and try again', {
    timeout: 30_000,
  }, async () => {
    logInAs();
    endAccessToken();
    let online = false;
    fakeNetwork({
      refreshToken: () => (online ? { refreshToken: token('2') } : lose()),
      allLevels: levels,
    });
    await renderApp('/levelchooser');
    expect(await screen.findByRole('heading', { name: 'No connection' }, { timeout: 15_000 })).toBeTruthy();
    expect(refreshToken()).toBe('refresh-1');
    online = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Choose your level' })).toBeTruthy();
  });
});

describe('a session that has ended', () => {
  beforeEach(startAfresh);

  it('is said at the login, which leads back to where one was', async () => {
    logInAs();
    let ended = true;
    fakeNetwork({
      sublevels: () =>
        ended ? refuse({ code: 'AUTH_001' }) : { level: { title: 'Beginner' }, sublevels: [] },
      login: () => ({ login: { user: { language: 'pl', languageToLearn: 'en' }, token: token('2') } }),
    });
    const { address } = await renderApp('/levelchooser?level=beginner');
    expect(await screen.findByText('Your session has expired. Please log in again')).toBeTruthy();
    expect(screen.getByText(/^What you wrote or recorded in a test or a conversation is kept/)).toBeTruthy();
    expect(address()).toBe('/');
    ended = false;
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.example');
    await userEvent.type(screen.getByLabelText('Password'), 'quiet harbour 42');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByRole('heading', { name: 'Beginner' });
    expect(address()).toBe('/levelchooser?level=beginner');
  });

  it('is not said to somebody who had none', async () => {
    fakeNetwork({});
    await renderApp('/levelchooser');
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(screen.queryByText('Your session has expired. Please log in again')).toBeNull();
  });
});

describe('a failure of a call', () => {
  beforeEach(() => {
    startAfresh();
    installAudio();
    installMicrophone();
    logInAs({ language: 'es', languageToLearn: 'en' });
  });

  async function sayInCase(answers: Parameters<typeof openCases>[1]) {
    openCases([patientCase()], { allLevels: levels, ...answers });
    const app = await renderApp('/level/beginner-complex/practice/complex');
    await userEvent.type(await screen.findByRole('textbox'), 'Hello{Enter}');
    return app;
  }

  it('leads from the page that asked to the plans', async () => {
    const { address } = await sayInCase({ generateAiMessage: () => refuse({ code: 'SUB_002' }) });
    await waitFor(() => expect(address()).toBe('/pricing'));
  });

  it('carries nobody off a page that did not ask', async () => {
    let answerLate = () => {};
    const { address, router } = await sayInCase({
      generateAiMessage: () =>
        new Promise((_, reject) => {
          answerLate = () => {
            try {
              refuse({ code: 'SUB_002' });
            } catch (error) {
              reject(error);
            }
          };
        }),
    });
    await router.navigate('/levelchooser');
    await screen.findByRole('heading', { name: 'Choose your level' });
    answerLate();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(address()).toBe('/levelchooser');
  });
});

describe('addresses', () => {
  beforeEach(startAfresh);

  it('of an unknown practice lead to the levels', async () => {
    logInAs();
    fakeNetwork({ allLevels: levels });
    const { address } = await renderApp('/level/beginner-vocabulary/practice/karaoke');
    await waitFor(() => expect(address()).toBe('/levelchooser'));
  });

  it('that nobody knows get a page with a way out', async () => {
    fakeNetwork({});
    await renderApp('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
  });
});

describe('shell', () => {
  beforeEach(startAfresh);

  it('has logo, Log in and Sign up for a visitor', async () => {
    fakeNetwork({});
    await renderApp('/signup');
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    expect([...nav.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Log in', 'Sign up']);
    expect(screen.getByRole('link', { name: 'Bedside, start page' }).getAttribute('href')).toBe('/');
  });

  it('has the language with its flag and the menu for a learner', async () => {
    logInAs({ language: 'pl' });
    fakeNetwork({ allLevels: levels });
    await renderApp('/levelchooser');
    expect(await screen.findByRole('link', { name: 'Your language: Polski. Change it' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
    for (const [name, address] of [
      ['Past consultations', '/consultations'],
      ['Settings', '/settings'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
  });

  it('names each page in the title', async () => {
    fakeNetwork({});
    await renderApp('/signup');
    await waitFor(() => expect(document.title).toBe('Create an account · Bedside'));
  });
});
