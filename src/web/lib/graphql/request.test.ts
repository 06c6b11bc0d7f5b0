// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OWN_DOCUMENTS } from '../../../server/graphql/own-documents.generated.ts';
import { fakeNetwork, lose, never, refuse } from '../../testing/fake-network.ts';
import { LANGUAGE_COOKIE_DAYS, writeCookie } from '../cookies.ts';
import { registerNavigation, registerPages } from '../pages.ts';
import { LoginDocument } from '../session/login.generated.ts';
import { accessToken, clearSession, refreshToken, saveTokens } from '../session/tokens.ts';
import { loadWords } from '../words/words.ts';
import { CallFailure } from './call-failure.ts';
import { compiledDocument } from './document.ts';
import { request } from './request.ts';

const Query = compiledDocument<{ me: string }, Record<string, never>>('query', 'me', 'query me{me}');
const Mutation = compiledDocument<{ done: string }, { text: string }>(
  'mutation',
  'generateVoice',
  'mutation generateVoice($text:String!){done(text:$text)}',
);
const token = (name: string) => ({
  access: `access-${name}`,
  refresh: `refresh-${name}`,
  expiresIn: 900,
  refreshExpiresIn: 2_592_000,
});

const went: string[] = [];

function endAccessToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser does when the access token ends
  document.cookie = 'accessToken=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/';
}

async function failureOf(call: Promise<unknown>): Promise<CallFailure> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallFailure)) throw new Error('The call did not fail');
  return error;
}

describe('request', () => {
  beforeEach(async () => {
    await loadWords('en');
    vi.useFakeTimers();
    clearSession();
    went.length = 0;
    registerNavigation((path) => went.push(path));
    registerPages(['/']);
    saveTokens(token('1'));
  });
  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('sends the token and the native language, English by default', async () => {
    const { calls } = fakeNetwork({ me: () => ({ me: 'Ana' }) });
    expect(await request(Query, {})).toEqual({ me: 'Ana' });
    expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer access-1', 'current-language': 'en' });
    writeCookie('current_language', 'pl', LANGUAGE_COOKIE_DAYS);
    await request(Query, {});
    expect(calls[1]?.headers['current-language']).toBe('pl');
  });

  it('sends a document word for word as the server knows it', async () => {
    const { calls } = fakeNetwork({ login: () => ({ login: null }) });
    await request(LoginDocument, { email: 'a@example.org', password: 'x' }, { visitor: true });
    expect(OWN_DOCUMENTS).toContainEqual({ operation: 'login', text: calls[0]?.document });
  });

  it('lets the browser send its credentials along', async () => {
    const { calls } = fakeNetwork({ me: () => ({ me: 'x' }) });
    await request(Query, {});
    expect(calls.map(({ credentials }) => credentials)).toEqual(['include']);
  });

  it('sends what is open to visitors at once and without a token', async () => {
    endAccessToken();
    const { calls } = fakeNetwork({ me: () => ({ me: 'x' }), refreshToken: lose });
    expect(await request(Query, {}, { visitor: true })).toEqual({ me: 'x' });
    saveTokens(token('1'));
    await request(Query, {}, { visitor: true });
    expect(calls.map(({ operation, headers }) => [operation, headers.authorization])).toEqual([
      ['me', undefined],
      ['me', undefined],
    ]);
  });

  it('sends no authorization for a visitor', async () => {
    clearSession();
    const { calls } = fakeNetwork({ me: () => ({ me: 'x' }) });
    await request(Query, {});
    expect(calls[0]?.headers.authorization).toBeUndefined();
  });

  it('asks the network each time', async () => {
    const { calls } = fakeNetwork({ me: () => ({ me: 'x' }) });
    await request(Query, {});
    await request(Query, {});
    expect(calls).toHaveLength(2);
  });

  it('gives up after 35 seconds', async () => {
    fakeNetwork({ me: never });
    const failure = failureOf(request(Query, {}));
    await vi.advanceTimersByTimeAsync(34_999);
    let settled = false;
    void failure.then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ code: 'NET_002', message: 'Request timed out' });
  });

  it('asks a query again when the connection breaks, and says so in the end', async () => {
    const { calls } = fakeNetwork({ me: lose });
    const failure = failureOf(request(Query, {}));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await failure).toMatchObject({ code: 'NET_001', message: 'Network connection error' });
    expect(calls).toHaveLength(3);
    expect(went).toEqual([]);
  });

  it('never sends a mutation twice without an idempotency key', async () => {
    const { calls } = fakeNetwork({ generateVoice: lose });
    const failure = failureOf(request(Mutation, { text: 'x' }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await failure).code).toBe('NET_001');
    expect(calls).toHaveLength(1);
  });

  it('sends a mutation again with the same idempotency key', async () => {
    let tries = 0;
    const { calls } = fakeNetwork({
      generateVoice: () => {
        tries += 1;
        return tries < 3 ? lose() : { done: 'yes' };
      },
    });
    const answer = request(Mutation, { text: 'x' }, { idempotencyKey: 'k-1' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toEqual({ done: 'yes' });
    expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['k-1', 'k-1', 'k-1']);
  });

  it('tells code, reason and parameters, in our words where the reason has some', async () => {
    fakeNetwork({
      me: () => refuse({ code: 'SRV_002', reason: 'throttled', params: { n: 40 }, message: 'x' }),
    });
    expect(await failureOf(request(Query, {}))).toMatchObject({
      code: 'SRV_002',
      reason: 'throttled',
      params: { n: 40 },
      message: 'Too many attempts. Please try again in 40 seconds.',
    });
  });

  it('tells every error of an answer, led by the first', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fakeNetwork({
      me: () =>
        refuse(
          { code: 'SRV_001', message: 'First' },
          { code: 'VAL_001', reason: 'unknown_item', message: 'Second' },
        ),
    });
    const failure = await failureOf(request(Query, {}));
    expect(failure).toMatchObject({ code: 'SRV_001', message: 'First' });
    expect(failure.errors.map(({ code, reason, message }) => [code, reason, message])).toEqual([
      ['SRV_001', null, 'First'],
      ['VAL_001', 'unknown_item', 'Second'],
    ]);
    expect(warn.mock.calls.map((said) => said[1])).toEqual(['SRV_001', 'VAL_001']);
    warn.mockRestore();
  });

  it('forgets the tokens before it goes to the login page, and keeps the language', async () => {
    writeCookie('current_language', 'pl', LANGUAGE_COOKIE_DAYS);
    fakeNetwork({ me: () => refuse({ code: 'AUTH_001' }) });
    let tokensThen: unknown;
    registerNavigation((path) => {
      went.push(path);
      tokensThen = [accessToken(), refreshToken()];
    });
    await failureOf(request(Query, {}));
    expect(went).toEqual(['/']);
    expect(tokensThen).toEqual([undefined, undefined]);
    expect(document.cookie).toContain('current_language=pl');
  });

  it('knows a bad token by its message alone', async () => {
    fakeNetwork({
      me: () => refuse({ code: 'other', message: 'No (token_invalid_or_expired)' }),
      refreshToken: () => refuse({ code: 'AUTH_002' }),
    });
    const failure = failureOf(request(Query, {}));
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await failure).code).toBe('AUTH_002');
    expect(went).toEqual(['/']);
  });

  it('renews a token that the server refuses although it looked valid, and asks again', async () => {
    const { calls } = fakeNetwork({
      me: () => (accessToken() === 'access-1' ? refuse({ code: 'AUTH_002' }) : { me: 'Ana' }),
      refreshToken: () => ({ refreshToken: token('2') }),
    });
    const answer = request(Query, {});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toEqual({ me: 'Ana' });
    expect(calls.at(-1)?.headers.authorization).toBe('Bearer access-2');
    expect(went).toEqual([]);
  });

  describe('never logs out', () => {
    const refreshAnswers: [string, () => never][] = [
      ['cannot be reached', lose],
      ['fails with SRV_001', () => refuse({ code: 'SRV_001' })],
      ['fails with SRV_002', () => refuse({ code: 'SRV_002' })],
    ];

    it.each(refreshAnswers)('when the token has ended and the renewal %s', async (_name, refresh) => {
      endAccessToken();
      const { calls } = fakeNetwork({ refreshToken: refresh, me: () => refuse({ code: 'AUTH_001' }) });
      const failure = failureOf(request(Query, {}));
      await vi.advanceTimersByTimeAsync(60_000);
      expect((await failure).code).toBe('NET_001');
      expect(calls.some(({ operation }) => operation === 'me')).toBe(false);
      expect([refreshToken(), went]).toEqual(['refresh-1', []]);
    });

    it.each(refreshAnswers)('when the token is refused and the renewal %s', async (_name, refresh) => {
      fakeNetwork({ refreshToken: refresh, me: () => refuse({ code: 'AUTH_002' }) });
      const failure = failureOf(request(Query, {}));
      await vi.advanceTimersByTimeAsync(60_000);
      expect((await failure).code).toBe('NET_001');
      expect([accessToken(), refreshToken(), went]).toEqual(['access-1', 'refresh-1', []]);
    });

    it('when the token ends while a call is repeated', async () => {
      let online = false;
      const { calls } = fakeNetwork({
        refreshToken: () => (online ? { refreshToken: token('2') } : lose()),
        me: () => {
          if (!online) return lose();
          return accessToken() ? { me: 'Ana' } : refuse({ code: 'AUTH_001' });
        },
      });
      const answer = request(Query, {});
      await vi.advanceTimersByTimeAsync(100);
      endAccessToken();
      online = true;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await answer).toEqual({ me: 'Ana' });
      expect(calls.map(({ operation }) => operation)).toEqual(['me', 'refreshToken', 'me']);
    });

    it('when the token ends on the way to the server', async () => {
      const { calls } = fakeNetwork({
        refreshToken: () => ({ refreshToken: token('2') }),
        me: () => {
          if (calls.length === 1) return refuse({ code: 'AUTH_002' });
          return { me: 'Ana' };
        },
      });
      const answer = request(Query, {});
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await answer).toEqual({ me: 'Ana' });
    });
  });

  it.each(['SUB_001', 'SUB_002', 'SUB_003', 'SUB_004'])(
    'leads from %s to the plans once they exist',
    async (code) => {
      fakeNetwork({ me: () => refuse({ code }) });
      await failureOf(request(Query, {}));
      expect(went).toEqual([]);
      registerPages(['/', '/pricing']);
      await failureOf(request(Query, {}));
      expect(went).toEqual(['/pricing']);
    },
  );

  it('stays where it is when it is told to', async () => {
    registerPages(['/', '/pricing']);
    fakeNetwork({ me: () => refuse({ code: 'SUB_002' }) });
    await failureOf(request(Query, {}, { stay: true }));
    expect(went).toEqual([]);
  });

  it.each(['VAL_001', 'SRV_001', 'AUTH_003'])('only logs %s', async (code) => {
    fakeNetwork({ me: () => refuse({ code }) });
    await failureOf(request(Query, {}));
    expect(went).toEqual([]);
    expect(accessToken()).toBe('access-1');
  });
});
