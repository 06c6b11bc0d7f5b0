// @vitest-environment jsdom
import { configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessToken } from '../../lib/session/tokens.ts';
import { fakeNetwork, lose, refuse } from '../../testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '../../testing/render-app.tsx';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a forgotten password', () => {
  beforeEach(startAfresh);

  it('is one press away from the login page', async () => {
    fakeNetwork({});
    const { address } = await renderApp('/');
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    expect(address()).toBe('/forgot-password');
  });

  it.each([
    [true, 'If there is an account', 'success'],
    [false, 'Mail is not set up', 'info'],
  ])(
    'is asked for by an address; what is said stands in place (sent: %s)',
    async (success, message, kind) => {
      const { calls } = fakeNetwork({
        requestPasswordReset: () => ({ requestPasswordReset: { success, message } }),
      });
      await renderApp('/forgot-password');
      const email = (await screen.findByLabelText('Email')) as HTMLInputElement;
      expect([email.required, email.type]).toEqual([true, 'email']);
      await userEvent.type(email, 'ana@example.org');
      await press('Send the link');
      const notice = (await screen.findByText(message)).closest('[data-kind]');
      expect(notice?.getAttribute('data-kind')).toBe(kind);
      expect(calls[0]?.variables).toEqual({ email: 'ana@example.org' });
    },
  );

  it('says how long to wait after too many tries, and when there is no connection', async () => {
    let answer = () => refuse({ code: 'SRV_002', reason: 'throttled', params: { n: 60 } });
    fakeNetwork({ requestPasswordReset: () => answer() });
    await renderApp('/forgot-password');
    await userEvent.type(await screen.findByLabelText('Email'), 'ana@example.org');
    await press('Send the link');
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again in 60 seconds.');
    answer = lose;
    await press('Send the link');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Network connection error'));
  });
});

describe('the link to a new password', () => {
  beforeEach(startAfresh);

  it('sets it, forgets the session that was open here and leads to the login', async () => {
    logInAs();
    const { calls } = fakeNetwork({
      resetPassword: () => ({ resetPassword: { success: true, message: 'Your new password is set.' } }),
    });
    const { address } = await renderApp('/reset-password/abc');
    await userEvent.type(await screen.findByLabelText('New password'), 'seven green lanterns');
    await press('Set the password');
    await waitFor(() => expect(address()).toBe('/'));
    expect(calls[0]?.variables).toEqual({ token: 'abc', newPassword: 'seven green lanterns' });
    expect(accessToken()).toBeUndefined();
    expect(await screen.findByText('Your new password is set.')).toBeTruthy();
  });

  it('says why it is refused, and leads to another link', async () => {
    fakeNetwork({
      resetPassword: () => ({
        resetPassword: { success: false, message: 'This link does not work any more' },
      }),
    });
    const { address } = await renderApp('/reset-password/abc');
    await userEvent.type(await screen.findByLabelText('New password'), 'seven green lanterns');
    await press('Set the password');
    expect((await screen.findByRole('alert')).textContent).toContain('This link does not work any more');
    expect(address()).toBe('/reset-password/abc');
    await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    await waitFor(() => expect(address()).toBe('/forgot-password'));
  });
});
