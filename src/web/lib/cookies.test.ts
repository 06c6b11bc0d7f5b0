// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { saveLanguages, saveTokens } from './session/tokens.ts';

/** What was written to document.cookie, attributes included. */
function record(work: () => void): string[] {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((value) => void written.push(value));
  work();
  return written;
}

function daysOf(cookie: string): number {
  const expires = /Expires=([^;]+)/.exec(cookie)?.[1] ?? '';
  return (Date.parse(expires) - Date.now()) / 86_400_000;
}

describe('cookies', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are read back as they were written, and gone when they are removed', () => {
    writeCookie('current_language', 'zh; x=1', 1);
    expect(readCookie('current_language')).toBe('zh; x=1');
    removeCookie('current_language');
    expect(readCookie('current_language')).toBeUndefined();
  });

  it('hold the tokens for expiresIn / 86400 days, for every page of the site', () => {
    const token = { access: 'a', refresh: 'r', expiresIn: 900, refreshExpiresIn: 2_592_000 };
    const [access = '', refresh = ''] = record(() => saveTokens(token));
    expect(daysOf(access)).toBeCloseTo(900 / 86_400, 3);
    expect(daysOf(refresh)).toBeCloseTo(30, 3);
    for (const cookie of [access, refresh]) expect(cookie).toContain('Path=/; SameSite=Lax');
  });

  it('hold both languages for 365 days', () => {
    const written = record(() => saveLanguages({ language: 'pl', languageToLearn: 'fr' }));
    expect(written.map((cookie) => cookie.split(';')[0])).toEqual([
      'current_language=pl',
      'accept-language=fr',
    ]);
    for (const cookie of written) expect(daysOf(cookie)).toBeCloseTo(365, 3);
  });
});
