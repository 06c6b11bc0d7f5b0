// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OWN_DOCUMENTS } from '../../../server/graphql/own-documents.generated.ts';
import { fakeNetwork, lose, never, passWith, refuse } from '../../testing/fake-network.ts';
import { LANGUAGE_COOKIE_DAYS, writeCookie } from '../cookies.ts';
import { LoginDocument } from '../session/login.generated.ts';
import { accessToken, clearSession, refreshToken, saveTokens } from '../session/tokens.ts';
import { loadWords } from '../words/words.ts';
import { CallFailure } from './call-failure.ts';
import { compiledDocument } from './document.ts';
import { newIdempotencyKey } from './open-keys.ts';
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
  });

  it('knows a bad token by its message alone', async () => {
    fakeNetwork({
      me: () => refuse({ code: 'other', message: 'No (token_invalid_or_expired)' }),
      refreshToken: () => refuse({ code: 'AUTH_002' }),
    });
    const failure = failureOf(request(Query, {}));
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await failure).code).toBe('AUTH_002');
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
      expect(refreshToken()).toBe('refresh-1');
    });

    it.each(refreshAnswers)('when the token is refused and the renewal %s', async (_name, refresh) => {
      fakeNetwork({ refreshToken: refresh, me: () => refuse({ code: 'AUTH_002' }) });
      const failure = failureOf(request(Query, {}));
      await vi.advanceTimersByTimeAsync(60_000);
      expect((await failure).code).toBe('NET_001');
      expect([accessToken(), refreshToken()]).toEqual(['access-1', 'refresh-1']);
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

  it.each(['AUTH_001', 'SUB_002', 'VAL_001', 'SRV_001'])('throws %s and does nothing else', async (code) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fakeNetwork({ me: () => refuse({ code }) });
    clearSession();
    expect((await failureOf(request(Query, {}))).code).toBe(code);
    expect(warn).not.toHaveBeenCalled();
    expect(location.pathname).toBe('/');
    warn.mockRestore();
  });

  it('ends when its caller goes, without an answer and without another try', async () => {
    const { calls } = fakeNetwork({ me: never });
    const caller = new AbortController();
    const failed = request(Query, {}, { signal: caller.signal }).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(10);
    caller.abort();
    expect(await failed).toBe('AbortError');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
  });

  describe('an action that is done once', () => {
    const once = (text: string) => request(Mutation, { text }, { once: true });
    const keysOf = (calls: readonly { headers: Record<string, string> }[]) =>
      calls.map(({ headers }) => headers['idempotency-key']);

    it.each([502, 503, 504])(
      'keeps its key when a proxy answers %s in the place of the server',
      async (status) => {
        let works = false;
        const { calls } = fakeNetwork({ generateVoice: () => (works ? { done: 'yes' } : passWith(status)) });
        expect(await failureOf(once('a'))).toMatchObject({ code: 'SRV_002', outcome: 'unknown' });
        works = true;
        await once('a');
        const [first, second] = keysOf(calls);
        expect(first).toBeTruthy();
        expect(second).toBe(first);
      },
    );

    it('keeps its key while the answer is lost, and takes a new one for a new action', async () => {
      let online = false;
      const { calls } = fakeNetwork({ generateVoice: () => (online ? { done: 'x' } : lose()) });
      const failure = failureOf(once('a'));
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await failure).outcome).toBe('unknown');
      online = true;
      await once('a');
      await once('a');
      const keys = keysOf(calls);
      expect(new Set(keys.slice(0, 4)).size).toBe(1);
      expect(keys[4]).not.toBe(keys[0]);
    });

    it('takes a new key for other input, and after a refusal', async () => {
      const { calls } = fakeNetwork({ generateVoice: () => refuse({ code: 'SRV_002' }) });
      for (const text of ['a', 'b', 'a']) {
        expect((await failureOf(once(text))).outcome).toBe('refused');
      }
      expect(new Set(keysOf(calls)).size).toBe(3);
    });

    it('keeps its key when it is told that the same is still being worked on', async () => {
      fakeNetwork({ generateVoice: () => refuse({ code: 'SRV_002', reason: 'idempotency_running' }) });
      const failure = failureOf(once('a'));
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await failure).outcome).toBe('unknown');
    });

    it('keeps its key through a reload of the page', async () => {
      const { calls } = fakeNetwork({ generateVoice: () => passWith(504) });
      await failureOf(once('a'));
      vi.resetModules();
      const reloaded = await import('./request.ts');
      await (await import('../words/words.ts')).loadWords('en');
      await reloaded.request(Mutation, { text: 'a' }, { once: true }).catch(() => null);
      const [first, second] = keysOf(calls);
      expect(second).toBe(first);
    });
  });
});

it('makes keys that are UUIDs and never the same', () => {
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(50);
});
