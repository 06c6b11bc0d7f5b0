import { post } from '../graphql/transport.ts';
import { oneTabAtATime } from './exclusive.ts';
import { RefreshTokenDocument } from './refresh-token.generated.ts';
import { accessTimeLeft, accessToken, clearTokens, refreshToken, saveTokens } from './tokens.ts';

/*
 * The access token lives 15 minutes. It is renewed a minute before its end, by one tab for all, and before any
 * call or guard that finds it ended. Only the server's refusal ends a session: a lost connection never does.
 */

/** fresh: there is a valid access token. ended: log in again. unreachable: not known, nothing was forgotten. */
export type SessionState = 'fresh' | 'ended' | 'unreachable';

const AHEAD_MS = 60_000;
/**
 * A lost answer is asked for again with the same token, which the server accepts for 60 s after it rotated it:
 * four tries of 10 s at most, with these pauses, stay inside that.
 */
const TRY_TIMEOUT_MS = 10_000;
const PAUSES_MS = [500, 2_000, 4_000];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

let running: Promise<SessionState> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

async function askOnce(refresh: string): Promise<SessionState> {
  const result = await post(RefreshTokenDocument, { refresh }, { headers: {}, timeoutMs: TRY_TIMEOUT_MS });
  if (result.kind === 'data') {
    saveTokens(result.data.refreshToken);
    // Browsers write cookies when they come to it, but before they read any: the next tab must find these.
    accessToken();
    return 'fresh';
  }
  const refused = result.failure.code === 'AUTH_001' || result.failure.code === 'AUTH_002';
  if (!refused) return 'unreachable';
  // Another tab may have rotated it meanwhile, where tabs could not wait for each other.
  if (refreshToken() !== refresh && accessTimeLeft() > 0) return 'fresh';
  clearTokens();
  return 'ended';
}

/** `seen`: the refresh token as this tab knew it before it waited for its turn. */
async function renew(rejected: string | undefined, seen: string | undefined): Promise<SessionState> {
  // When the token ends is told to other tabs through a storage that may lag behind: another token is proof enough.
  const renewed = refreshToken() !== seen && accessToken();
  if (renewed && renewed !== rejected) return 'fresh';
  for (const pause of [...PAUSES_MS, null]) {
    // Read again each time: another tab may have renewed while this one waited for its turn.
    const refresh = refreshToken();
    const current = accessToken();
    if (current !== undefined && current !== rejected && accessTimeLeft() > AHEAD_MS) return 'fresh';
    if (!refresh) return current !== undefined && current !== rejected ? 'fresh' : 'ended';
    const state = await askOnce(refresh);
    // With the network off there is nothing to wait for: the page says so, and the tab tries again once it is on.
    if (state !== 'unreachable' || pause === null || navigator.onLine === false) return state;
    await wait(pause);
  }
  return 'unreachable';
}

/**
 * Renews the access token now, or joins the renewal that is under way in this or another tab.
 * `rejected`: the access token that the server refused although it looked valid here.
 */
export function renewSession(rejected?: string): Promise<SessionState> {
  const seen = refreshToken();
  running ??= oneTabAtATime(() => renew(rejected, seen)).finally(() => {
    running = undefined;
    scheduleRenewal();
  });
  return running;
}

/** A valid access token where one can be had. Renews only when it has ended or is about to. */
export async function ensureSession(): Promise<SessionState> {
  if (!accessToken() && !refreshToken()) return 'ended';
  if (accessTimeLeft() > AHEAD_MS) return 'fresh';
  const state = await renewSession();
  // Early renewal failed, but the token in hand is still good.
  return state === 'unreachable' && accessTimeLeft() > 0 ? 'fresh' : state;
}

/** Plans the next renewal, a minute before the end. Called after each save of tokens and at start. */
export function scheduleRenewal(): void {
  clearTimeout(timer);
  const left = accessTimeLeft();
  if (!refreshToken() || !Number.isFinite(left)) return;
  // After a failure the next try waits: the timer must not run hot while the server is away.
  timer = setTimeout(() => void ensureSession(), Math.max(left - AHEAD_MS, 15_000));
}

/** Renews when a tab that slept comes back: timers stop while a laptop is closed. */
export function watchSession(): void {
  scheduleRenewal();
  const wake = () => {
    if (document.visibilityState === 'visible' && refreshToken()) void ensureSession();
  };
  document.addEventListener('visibilitychange', wake);
  globalThis.addEventListener('online', wake);
}
