import { readCookie } from '../cookies.ts';
import { goTo, hasPage } from '../pages.ts';
import { ensureSession, renewSession } from '../session/refresh.ts';
import { accessToken, clearTokens, refreshToken } from '../session/tokens.ts';
import { CallFailure } from './call-failure.ts';
import type { CompiledDocument } from './document.ts';
import { NOT_REACHED, post, type WireFailure, type WireResult } from './transport.ts';

export interface RequestOptions {
  /** A UUID of the learner's action, kept for its retries. Only with one is a mutation sent again. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Never leave the page because of this call's failure, for example in an exam. */
  readonly stay?: boolean;
  /** Open to visitors: goes out at once and without a token, whatever became of a session. */
  readonly visitor?: boolean;
}

const TIMEOUT_MS = 35_000;
const PAUSES_MS = [500, 2_000];
const LOGIN_PAGE = '/';
const PRICING_PAGE = '/pricing';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function headers(options: RequestOptions): Record<string, string> {
  const token = options.visitor ? undefined : accessToken();
  return {
    'current-language': readCookie('current_language') ?? 'en',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
  };
}

/** Spec section 8: subscription codes lead to the plans, a lost session to the login, the rest is logged. */
function react(failure: WireFailure, options: RequestOptions): void {
  const refused = failure.code === 'AUTH_001' || failure.code === 'AUTH_002';
  const lostSession = refused && !options.visitor;
  // Before leaving: with a token cookie in place the login page would send the learner straight back.
  if (lostSession) clearTokens();
  if (options.stay) return;
  if (lostSession) goTo(LOGIN_PAGE);
  else if (failure.code.startsWith('SUB_') && hasPage(PRICING_PAGE)) goTo(PRICING_PAGE);
  else {
    for (const { code, reason, message } of failure.errors)
      console.warn('A call failed', code, reason, message);
  }
}

/** Whether to ask again: the connection was lost, and asking twice does no harm. */
function mayRepeat(result: WireResult<unknown>, safe: boolean): boolean {
  if (result.kind === 'data' || !safe) return false;
  return result.failure.code === 'NET_001' || result.failure.reason === 'idempotency_running';
}

/** Whether the server missed a valid token that may still be had: one looked valid here, or ended on the way. */
function missesToken(result: WireResult<unknown>, used: string | undefined): boolean {
  if (result.kind === 'data') return false;
  const { code } = result.failure;
  return used ? code === 'AUTH_002' : code === 'AUTH_001' && refreshToken() !== undefined;
}

/**
 * Sends with a token where there is a session, renewed where it has ended. null: whether there still is one could
 * not be asked. Without its token the call would be answered as if nobody were logged in.
 */
async function sendInSession<Data>(send: () => Promise<WireResult<Data>>): Promise<WireResult<Data> | null> {
  if ((await ensureSession()) === 'unreachable') return null;
  const used = accessToken();
  const result = await send();
  if (!missesToken(result, used)) return result;
  const state = await renewSession(used);
  if (state === 'unreachable') return null;
  return state === 'fresh' ? send() : result;
}

/**
 * Makes one call: with the session's token, renewed where it has ended, within 35 s. Throws CallFailure.
 * For loaders, actions and everything outside components; components use useCall.
 */
export async function request<Data, Variables>(
  document: CompiledDocument<Data, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Data> {
  const safe = document.operation === 'query' || options.idempotencyKey !== undefined;
  const send = () =>
    post(document, variables, {
      headers: headers(options),
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      signal: options.signal,
    });
  const attempt = () => (options.visitor ? send() : sendInSession(send));
  let result = await attempt();
  for (const pause of PAUSES_MS) {
    if (!result || !mayRepeat(result, safe) || options.signal?.aborted) break;
    await wait(pause);
    result = await attempt();
  }
  if (result?.kind === 'data') return result.data;
  const failure = result?.failure ?? NOT_REACHED;
  react(failure, options);
  throw new CallFailure(failure);
}
