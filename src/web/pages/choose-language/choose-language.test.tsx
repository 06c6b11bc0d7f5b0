// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { NATIVE_LANGUAGES } from '#domain/native-languages.ts';
import { readCookie, removeCookie } from '../../lib/cookies.ts';
import { fakeNetwork, refuse } from '../../testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '../../testing/render-app.tsx';

const levels = () => ({ allLevels: [] });

describe('choice of the native language', () => {
  beforeEach(() => {
    startAfresh();
    logInAs({ language: 'pl' });
  });

  it('saves the choice on the server and here, and goes to the levels', async () => {
    const { calls } = fakeNetwork({
      updateUserLanguage: () => ({ updateUserLanguage: { success: true, message: '' } }),
      allLevels: levels,
    });
    const { address } = await renderApp('/choose-language');
    await screen.findByRole('searchbox');
    expect(screen.getAllByRole('radio', { name: /./ })).toHaveLength(NATIVE_LANGUAGES.length + 3);
    await userEvent.click(screen.getByRole('radio', { name: /Українська/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/levelchooser'));
    expect(calls[0]?.variables).toEqual({ language: 'uk' });
    expect(readCookie('current_language')).toBe('uk');
    expect(await screen.findByText('Language updated successfully!')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Українська/ }).getAttribute('href')).toBe('/choose-language');
  });

  it('keeps the old one and says so when it could not be saved', async () => {
    fakeNetwork({ updateUserLanguage: () => refuse({ code: 'SRV_001' }) });
    const { address } = await renderApp('/choose-language');
    await userEvent.click(await screen.findByRole('radio', { name: /Українська/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Failed to update language. Please try again.')).toBeTruthy();
    expect(readCookie('current_language')).toBe('pl');
    expect(address()).toBe('/choose-language');
  });

  describe('when the browser has forgotten the language', () => {
    const me = (language: string | null) => () => ({ me: { id: 'u', language, languageToLearn: 'en' } });
    beforeEach(() => removeCookie('current_language'));

    it('takes the one of the account, here and in the header, and keeps it again', async () => {
      const { calls } = fakeNetwork({ me: me('uk') });
      await renderApp('/choose-language');
      await screen.findByRole('searchbox');
      expect((screen.getByRole('radio', { name: /Українська/ }) as HTMLInputElement).checked).toBe(true);
      expect(await screen.findByRole('link', { name: /Українська/ })).toBeTruthy();
      expect(readCookie('current_language')).toBe('uk');
      expect(calls.map(({ operation }) => operation)).toEqual(['me']);
    });

    it('shows the choice without one when the account has none or cannot be asked', async () => {
      for (const answer of [me(null), () => refuse({ code: 'SRV_001' })]) {
        fakeNetwork({ me: answer });
        const { unmount } = await renderApp('/choose-language');
        await screen.findByRole('searchbox');
        expect(await screen.findByRole('link', { name: 'Choose your language' })).toBeTruthy();
        expect(readCookie('current_language')).toBeUndefined();
        unmount();
      }
    });
  });

  it('asks nothing while the browser knows the language', async () => {
    const { calls } = fakeNetwork({});
    await renderApp('/choose-language');
    await screen.findByRole('searchbox');
    expect(calls).toEqual([]);
  });

  it('finds a language by what its people call it, and says when a search finds nothing', async () => {
    fakeNetwork({});
    await renderApp('/choose-language');
    await userEvent.type(await screen.findByRole('searchbox'), 'tagalog');
    expect(await screen.findByText('1 choice found')).toBeTruthy();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'klingon');
    expect((await screen.findAllByText('No languages found')).length).toBeGreaterThan(0);
  });

  it('shows the flags from our own copies when no flag service is configured', async () => {
    fakeNetwork({});
    const { container } = await renderApp('/choose-language');
    await screen.findByRole('radio', { name: /Українська/ });
    await waitFor(() => expect(container.querySelector('main img')).not.toBeNull());
    const sources = [...container.querySelectorAll('main img')].map((image) => image.getAttribute('src'));
    expect(sources).toContain('/flags/ua.svg');
    expect(sources.every((source) => source?.startsWith('/flags/'))).toBe(true);
  });
});
