// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../graphql/call-failure.ts';
import { forgetReturn, returnPath } from '../session/return.ts';
import { accessToken, refreshToken, saveLanguages, saveTokens } from '../session/tokens.ts';
import { loadWords } from '../words/words.ts';
import { leaveFor } from './leaving.ts';

const failed = (...codes: string[]) => {
  const errors = codes.map((code) => ({ code, reason: null, params: {}, message: code }));
  return new CallFailure({ ...errors[0], errors, outcome: 'refused' } as never);
};

describe('a failure', () => {
  beforeEach(async () => {
    await loadWords('en');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    forgetReturn();
    saveTokens({ access: 'a', refresh: 'r', expiresIn: 900, refreshExpiresIn: 900 });
  });

  it.each(['AUTH_001', 'AUTH_002'])(
    '%s closes the session, keeps the language and remembers the way back',
    (code) => {
      saveLanguages({ language: 'pl', languageToLearn: 'en' });
      expect(leaveFor(failed(code), {}, '/levelchooser?level=beginner')).toBe('/');
      expect([accessToken(), refreshToken()]).toEqual([undefined, undefined]);
      expect(document.cookie).toContain('current_language=pl');
      expect(returnPath()).toBe('/levelchooser?level=beginner');
    },
  );

  it('is looked at as a whole: a lost session may be its second error', () => {
    expect(leaveFor(failed('SRV_001', 'AUTH_001'), {}, '/x')).toBe('/');
    expect(leaveFor(failed('VAL_001', 'SUB_002'), {}, '/x')).toBe('/pricing');
  });

  it.each(['SUB_001', 'SUB_002', 'SUB_003', 'SUB_004'])('%s leads to the plans', (code) => {
    expect(leaveFor(failed(code), {}, '/x')).toBe('/pricing');
  });

  it('of the subscription leads nobody out of an exam; a lost session does', () => {
    expect(leaveFor(failed('SUB_002'), { subscription: 'stay' }, '/x')).toBeNull();
    expect(leaveFor(failed('AUTH_002'), { subscription: 'stay' }, '/x')).toBe('/');
  });

  it.each(['VAL_001', 'SRV_001', 'SRV_002', 'AUTH_003', 'NET_001'])(
    '%s leads nowhere and is logged',
    (code) => {
      expect(leaveFor(failed(code), {}, '/x')).toBeNull();
      expect(accessToken()).toBe('a');
      expect(console.warn).toHaveBeenCalledWith('A call failed', code, null, code);
    },
  );

  it('that is no call leads nowhere', () => {
    expect(leaveFor(new Error('broken'), {}, '/x')).toBeNull();
  });
});
