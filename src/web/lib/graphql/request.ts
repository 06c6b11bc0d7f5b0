import { readCookie } from '../cookies.ts';
import { noteBalance } from '../credits/standing.ts';
import { ensureSession, renewSession } from '../session/refresh.ts';
import { accessToken, refreshToken } from '../session/tokens.ts';
import { CallFailure } from './call-failure.ts';
import type { CompiledDocument } from './document.ts';
import { closeKey, openKey } from './open-keys.ts';
import { NOT_REACHED, post, type WireResult } from './transport.ts';

export interface RequestOptions {
  /** A UUID of the learner's action, kept for its retries. Only with one is a mutation sent again. */
  readonly idempotencyKey?: string;
  /** Costs credits or submits work: takes the key of its last try as long as nobody knows what became of that. */
  readonly once?: boolean;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Open to visitors: goes out at once and without a token, whatever became of a session. */
  readonly visitor?: boolean;
  /** Goes out also when the page is left at this moment: a small one, whose answer nobody waits for. */
  readonly keepalive?: boolean;
}

const TIMEOUT_MS = 35_000;
const PAUSES_MS = [500, 2_000];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function headers(options: RequestOptions): Record<string, string> {
  const token = options.visitor ? undefined : accessToken();
  return {
    'current-language': readCookie('current_language') ?? 'en',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
  };
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

/** Sends until there is an answer, as often as that does no harm. null: the session could not be asked for. */
async function sendRepeatedly<Data, Variables>(
  document: CompiledDocument<Data, Variables>,
  variables: Variables,
  options: RequestOptions,
): Promise<WireResult<Data> | null> {
  const safe = document.operation === 'query' || options.idempotencyKey !== undefined;
  const send = () =>
    post(document, variables, {
      headers: headers(options),
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      signal: options.signal,
      keepalive: options.keepalive,
    });
  const attempt = () => (options.visitor ? send() : sendInSession(send));
  let result = await attempt();
  for (const pause of PAUSES_MS) {
    if (!result || !mayRepeat(result, safe)) break;
    await wait(pause);
    result = await attempt();
  }
  return result;
}

/**
 * Makes one call: with the session's token, renewed where it has ended, within 35 s. Throws CallFailure, and does
 * nothing else about it: what a failure means is decided by the page that asked (lib/page).
 */
export async function request<Data, Variables>(
  document: CompiledDocument<Data, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Data> {
  const action = options.once ? `${document.name} ${JSON.stringify(variables)}` : null;
  const keyed = action === null ? options : { ...options, idempotencyKey: openKey(action) };
  const result = await sendRepeatedly(document, variables, keyed);
  const failure = result?.kind === 'data' ? null : (result?.failure ?? NOT_REACHED);
  if (action !== null && failure?.outcome !== 'unknown') closeKey(action);
  if (result?.kind === 'data') {
    if (result.creditBalance !== undefined) noteBalance(result.creditBalance);
    return result.data;
  }
  throw new CallFailure(failure ?? NOT_REACHED);
}
