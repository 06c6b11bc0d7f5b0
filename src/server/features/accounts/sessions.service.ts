import { LRUCache } from 'lru-cache';
import { AppError } from '#domain/errors.ts';
import type { Db } from '../../db/client.ts';
import { countHit, THROTTLES } from '../../db/throttle.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../graphql/context.ts';
import {
  insertRefreshToken,
  insertSession,
  isSessionLive,
  lockRefreshToken,
  markRotated,
  revokeSession,
} from './sessions.store.ts';
import {
  ACCESS_SECONDS,
  digestRefreshToken,
  newRefreshToken,
  REFRESH_SECONDS,
  readAccessToken,
  SESSION_SECONDS,
  signAccessToken,
} from './tokens.ts';

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
  readonly expiresIn: number;
  readonly refreshExpiresIn: number;
}

type SessionDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** A rotated token that comes again this soon is a second tab or a lost answer, not a thief. */
const SIBLING_MS = 60_000;
const LIVE_CACHE_MS = 15_000;

/** Session ids that were live at the time of the value; an ended one is noticed within 15 s. */
const liveSessions = new LRUCache<string, true>({ max: 10_000, ttl: LIVE_CACHE_MS });

/** Who an access token belongs to. A token that is bad, expired or of an ended session is rejected. */
export async function authenticate({ db, clock, settings }: SessionDeps, token: string): Promise<Caller> {
  const claims = await readAccessToken(settings.jwtSecrets, token, clock.now());
  if (!claims) return { kind: 'rejected' };
  const { learnerId, sessionId } = claims;
  if (!liveSessions.has(sessionId)) {
    if (!(await isSessionLive(db, sessionId))) return { kind: 'rejected' };
    liveSessions.set(sessionId, true);
  }
  return { kind: 'learner', learnerId, sessionId };
}

/** Starts a session in a transaction of the caller's. */
export async function startSession(
  tx: Db,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  learnerId: string,
): Promise<TokenPair> {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  const sessionId = await insertSession(tx, { learnerId, createdAt: now, endsAt });
  return issueTokens(tx, settings.jwtSecrets, { learnerId, sessionId }, now);
}

async function issueTokens(
  tx: Db,
  secrets: readonly string[],
  session: { learnerId: string; sessionId: string },
  now: Date,
): Promise<TokenPair> {
  const refresh = newRefreshToken();
  await insertRefreshToken(tx, {
    hash: digestRefreshToken(refresh),
    sessionId: session.sessionId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_SECONDS * 1000),
  });
  const access = await signAccessToken(secrets, session, now);
  return { access, refresh, expiresIn: ACCESS_SECONDS, refreshExpiresIn: REFRESH_SECONDS };
}

/**
 * Exchanges a refresh token for a new pair. Used again within a minute it gives a sibling; used again later
 * it ends the whole session. Throws AUTH_002 for a token that is unknown, expired or ended.
 */
export async function rotateRefreshToken(
  { db, clock, settings }: SessionDeps,
  refresh: string,
  address: string,
): Promise<TokenPair> {
  const now = clock.now();
  if (settings.rateLimits) await countHit(db, THROTTLES.refreshAddress, address, now);
  const hash = digestRefreshToken(refresh);
  const pair = await db.transaction(async (tx) => {
    const known = await lockRefreshToken(tx, hash);
    if (!known || known.revokedAt || known.expiresAt <= now) return null;
    if (known.rotatedAt && now.getTime() - known.rotatedAt.getTime() > SIBLING_MS) {
      await revokeSession(tx, known.sessionId, now);
      liveSessions.delete(known.sessionId);
      return null;
    }
    if (!known.rotatedAt) await markRotated(tx, hash, now);
    return issueTokens(tx, settings.jwtSecrets, known, now);
  });
  if (!pair) throw new AppError('AUTH_002');
  return pair;
}

/** Ends the session of a refresh token. An unknown token is fine: there is nothing left to end. */
export async function endSession({ db, clock }: SessionDeps, refresh: string): Promise<void> {
  const hash = digestRefreshToken(refresh);
  await db.transaction(async (tx) => {
    const known = await lockRefreshToken(tx, hash);
    if (!known) return;
    await revokeSession(tx, known.sessionId, clock.now());
    liveSessions.delete(known.sessionId);
  });
}
