// @vitest-environment jsdom
import { configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCookie } from '../../lib/cookies.ts';
import { isNewUser, setNewUser } from '../../lib/session/tokens.ts';
import { fakeNetwork, refuse } from '../../testing/fake-network.ts';
import { logInAs, renderApp, startAfresh, token } from '../../testing/render-app.tsx';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const user = { id: 'u1', language: 'pl', languageToLearn: 'fr' };
const levels = () => ({ allLevels: [] });

async function fillIn(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

describe('login page', () => {
  beforeEach(startAfresh);

  it('keeps tokens and both languages, greets and goes to the levels', async () => {
    setNewUser(true);
    const { calls } = fakeNetwork({
      login: () => ({ login: { user, token: token('a') } }),
      allLevels: levels,
    });
    const { address } = await renderApp('/');
    await fillIn(' ana@example.org ', 'correct horse');
    await waitFor(() => expect(address()).toBe('/levelchooser'));
    expect(calls[0]?.variables).toEqual({ email: 'ana@example.org', password: 'correct horse' });
    expect(readCookie('accessToken')).toBe('access-a');
    expect(readCookie('refreshToken')).toBe('refresh-a');
    expect(readCookie('current_language')).toBe('pl');
    expect(readCookie('accept-language')).toBe('fr');
    expect(isNewUser()).toBe(false);
    expect(await screen.findByText('Login successful! Welcome to Bedside.')).toBeTruthy();
  });

  it('turns a spinner on its button while it runs, and sends nothing twice', async () => {
    let answer = (_data: unknown) => {};
    const { calls } = fakeNetwork({
      login: () => new Promise((resolve) => (answer = resolve)),
      allLevels: levels,
    });
    const { address } = await renderApp('/');
    await fillIn('ana@example.org', 'correct horse');
    const button = () => screen.getByRole('button', { name: 'Login' }) as HTMLButtonElement;
    expect(button().querySelector('[data-spinner]')).not.toBeNull();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button());
    await userEvent.click(button());
    expect(calls.filter(({ operation }) => operation === 'login')).toHaveLength(1);
    answer({ login: { user, token: token('a') } });
    await waitFor(() => expect(address()).toBe('/levelchooser'));
  });

  it('says what the server says when it refuses, in place and aloud', async () => {
    fakeNetwork({ login: () => refuse({ code: 'AUTH_003', message: 'Invalid username or password' }) });
    const { address } = await renderApp('/');
    await fillIn('ana@example.org', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid username or password');
    expect(address()).toBe('/');
    expect(readCookie('accessToken')).toBeUndefined();
  });

  it('has its own words for a failure without a message', async () => {
    fakeNetwork({ login: () => refuse({ code: 'SRV_001', message: '' }) });
    await renderApp('/');
    await fillIn('ana@example.org', 'x');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Login failed. Please check your credentials.',
    );
  });

  it('lets the browser check that both fields are filled in', async () => {
    fakeNetwork({});
    await renderApp('/');
    const email = (await screen.findByLabelText('Email')) as HTMLInputElement;
    expect(email.required && email.type === 'email').toBe(true);
    expect((screen.getByLabelText('Password') as HTMLInputElement).required).toBe(true);
  });

  it('shows and hides the password', async () => {
    fakeNetwork({});
    await renderApp('/');
    const field = (await screen.findByLabelText('Password')) as HTMLInputElement;
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });

  it('sends a learner on to the levels', async () => {
    logInAs();
    fakeNetwork({ allLevels: levels });
    const { address } = await renderApp('/');
    await waitFor(() => expect(address()).toBe('/levelchooser'));
  });

  it('refreshes first when only the refresh token is left', async () => {
    logInAs();
    // biome-ignore lint/suspicious/noDocumentCookie: what the browser does when the access token ends
    document.cookie = 'accessToken=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/';
    const { calls } = fakeNetwork({ refreshToken: () => ({ refreshToken: token('b') }), allLevels: levels });
    const { address } = await renderApp('/');
    await waitFor(() => expect(address()).toBe('/levelchooser'));
    expect(calls.map(({ operation }) => operation)).toEqual(['refreshToken', 'allLevels']);
  });

  it('keeps the plan that a visitor chose on the way to sign-up', async () => {
    fakeNetwork({});
    await renderApp('/?plan=p2');
    await screen.findByLabelText('Email');
    const links = screen.getAllByRole('link', { name: 'Sign up' }).map((link) => link.getAttribute('href'));
    expect(links).toContain('/signup?plan=p2');
  });
});
