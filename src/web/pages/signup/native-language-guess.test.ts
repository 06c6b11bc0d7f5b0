// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeNetwork, never } from '../../testing/fake-network.ts';

const TRACE = 'https://trace.example/';

/** The configuration is asked for once a page load: each guess is made by a fresh page. */
async function guess(answers: Record<string, Answer>): Promise<string | undefined> {
  fakeNetwork({ '/config.json': () => ({ traceUrl: TRACE, flagUrl: '' }), ...answers });
  vi.resetModules();
  const { guessNativeLanguage } = await import('./native-language-guess.ts');
  const guessed = guessNativeLanguage();
  await vi.advanceTimersByTimeAsync(2_000);
  const found = await guessed;
  return found && `${found.language.code} by ${found.by}`;
}

describe('guess of the native language', () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers();
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx', 'uk-UA', 'en']);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is the language of the country that the connection comes from', async () => {
    expect(await guess({ [TRACE]: () => 'fl=1\nloc=BR\ntls=on\n' })).toBe('pt by country');
  });

  it('is asked for once in a tab, found or not', async () => {
    expect(await guess({ [TRACE]: () => 'loc=BR\n' })).toBe('pt by country');
    expect(await guess({})).toBe('pt by country');
    sessionStorage.clear();
    expect(await guess({})).toBe('uk by browser');
    expect(await guess({ [TRACE]: () => 'loc=BR\n' })).toBe('uk by browser');
  });

  it('is the language of the browser when the service takes more than 2 seconds', async () => {
    expect(await guess({ [TRACE]: never })).toBe('uk by browser');
  });

  it('is the language of the browser when the service is out of reach or knows no country', async () => {
    expect(await guess({})).toBe('uk by browser');
    expect(await guess({ [TRACE]: () => 'fl=1\nloc=T1\n' })).toBe('uk by browser');
  });

  it('asks no other host when none is configured', async () => {
    expect(await guess({ '/config.json': () => ({ traceUrl: '', flagUrl: '' }) })).toBe('uk by browser');
  });
});
