import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { AnyVariables } from '@urql/core';
import { readCookie } from '../cookies.ts';
import { goTo, hasPage } from '../pages.ts';
import { ensureSession, renewSession } from '../session/refresh.ts';
import { accessToken, clearTokens } from '../session/tokens.ts';
import { CallFailure } from './call-failure.ts';
import { post, type WireFailure, type WireResult } from './transport.ts';

export interface RequestOptions {
  /** A UUID of the learner's action, kept for its retries. Only with one is a mutation sent again. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Never leave the page because of this call's failure, for example in an exam. */
  readonly stay?: boolean;
}

const TIMEOUT_MS = 35_000;
const PAUSES_MS = [500, 2_000];
const LOGIN_PAGE = '/';
const PRICING_PAGE = '/pricing';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function headers(options: RequestOptions): Record<string, string> {
  const token = accessToken();
  return {
    'current-language': readCookie('current_language') ?? 'en',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
  };
}

/** Spec section 8: subscription codes lead to the plans, a lost session to the login, the rest is logged. */
function react(failure: WireFailure, options: RequestOptions): void {
  const lostSession = failure.code === 'AUTH_001' || failure.code === 'AUTH_002';
  // Before leaving: with a token cookie in place the login page would send the learner straight back.
  if (lostSession) clearTokens();
  if (options.stay) return;
  if (lostSession) goTo(LOGIN_PAGE);
  else if (failure.code.startsWith('SUB_') && hasPage(PRICING_PAGE)) goTo(PRICING_PAGE);
  else console.warn('A call failed', failure.code, failure.reason ?? '');
}

function isQuery(document: TypedDocumentNode<unknown, never>): boolean {
  return document.definitions.some((part) => 'operation' in part && part.operation === 'query');
}

/** Whether to ask again: the connection was lost, and asking twice does no harm. */
function mayRepeat(result: WireResult<unknown>, safe: boolean): boolean {
  if (result.kind === 'data' || !safe) return false;
  return result.failure.code === 'NET_001' || result.failure.reason === 'idempotency_running';
}

/**
 * Makes one call: with the session's token, renewed where it has ended, within 35 s. Throws CallFailure.
 * For loaders, actions and everything outside components; components use useCall.
 */
export async function request<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Data> {
  const safe = isQuery(document) || options.idempotencyKey !== undefined;
  const send = () =>
    post(document, variables, {
      headers: headers(options),
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      signal: options.signal,
    });
  await ensureSession();
  const used = accessToken();
  let result = await send();
  if (result.kind === 'failed' && result.failure.code === 'AUTH_002' && used) {
    // Refused although it looked valid here, for example after a change of the server's secret.
    if ((await renewSession(used)) === 'fresh') result = await send();
  }
  for (const pause of PAUSES_MS) {
    if (!mayRepeat(result, safe) || options.signal?.aborted) break;
    await wait(pause);
    result = await send();
  }
  if (result.kind === 'data') return result.data;
  react(result.failure, options);
  throw new CallFailure(result.failure);
}
