import { LRUCache } from 'lru-cache';
import { endWithin, type RefreshTokenStanding, rotationOf } from '#domain/accounts/session.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '../../db/client.ts';
import { countHit, THROTTLES } from '../../db/throttle.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../graphql/context.ts';
import { deleteOldResets } from './password-resets.store.ts';
import {
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  isSessionLive,
  lockRefreshToken,
  markRotated,
  removeEndedSessions,
  removeOldRefreshTokens,
  revokeSession,
  revokeSessions,
  type SessionsOf,
} from './sessions.store.ts';
import {
  ACCESS_SECONDS,
  digestRefreshToken,
  newRefreshToken,
  REFRESH_SECONDS,
  readAccessToken,
  SESSION_SECONDS,
  sessionIdOf,
  signAccessToken,
  successorsOf,
} from './tokens.ts';

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
  readonly expiresIn: number;
  readonly refreshExpiresIn: number;
}

type SessionDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

const LIVE_CACHE_MS = 15_000;

/** Session ids that were live at the time of the value; an ended one is noticed within 15 s. */
const liveSessions = new LRUCache<string, true>({ max: 10_000, ttl: LIVE_CACHE_MS });

/** Who an access token belongs to. A token that is bad, expired or of an ended session is rejected. */
export async function authenticate({ db, clock, settings }: SessionDeps, token: string): Promise<Caller> {
  const claims = await readAccessToken(settings.jwtSecrets, token, clock.now());
  if (!claims) return { kind: 'rejected' };
  const { learnerId, sessionId } = claims;
  if (!liveSessions.has(sessionId)) {
    if (!(await isSessionLive(db, sessionId, clock.now()))) return { kind: 'rejected' };
    liveSessions.set(sessionId, true);
  }
  return { kind: 'learner', learnerId, sessionId };
}

/** A session that tokens are issued for. */
interface Issuing extends Pick<RefreshTokenStanding, 'endsAt'> {
  readonly learnerId: string;
  readonly sessionId: string;
}

/** Starts a session in a transaction of the caller's. */
export async function startSession(
  tx: Db,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  { learnerId, device }: { readonly learnerId: string; readonly device: string | null },
): Promise<TokenPair> {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  const sessionId = await insertSession(tx, { learnerId, device, createdAt: now, endsAt });
  const session = { learnerId, sessionId, endsAt };
  const refresh = newRefreshToken(settings.jwtSecrets, sessionId);
  return pairOf(settings.jwtSecrets, session, await storeToken(tx, session, refresh, now), now);
}

interface IssuedToken {
  readonly refresh: string;
  readonly expiresAt: Date;
}

async function storeToken(tx: Db, session: Issuing, refresh: string, now: Date): Promise<IssuedToken> {
  const expiresAt = endWithin(session, REFRESH_SECONDS, now);
  const { sessionId } = session;
  await insertRefreshToken(tx, { hash: digestRefreshToken(refresh), sessionId, createdAt: now, expiresAt });
  return { refresh, expiresAt };
}

async function pairOf(
  secrets: readonly string[],
  session: Issuing,
  { refresh, expiresAt }: IssuedToken,
  now: Date,
): Promise<TokenPair> {
  const accessEnd = endWithin(session, ACCESS_SECONDS, now).getTime();
  const access = await signAccessToken(secrets, { ...session, expiresAt: accessEnd }, now);
  const secondsTo = (end: number) => Math.floor((end - now.getTime()) / 1000);
  return {
    access,
    refresh,
    expiresIn: secondsTo(accessEnd),
    refreshExpiresIn: secondsTo(expiresAt.getTime()),
  };
}

/**
 * Exchanges a refresh token for a new pair. A session has one good refresh token at any time: whoever comes with a
 * rotated one within a minute, a second tab or a client whose answer was lost, gets that one again and no other of
 * their own. So a thief who is as quick shares the token with its owner, and the next exchange that one of them misses
 * for a minute ends the session for both. Throws AUTH_002 for a token that is unknown, expired, copied or ended.
 */
export async function rotateRefreshToken(
  { db, clock, settings }: SessionDeps,
  refresh: string,
  address: string,
): Promise<TokenPair> {
  const now = clock.now();
  const { jwtSecrets } = settings;
  if (settings.rateLimits) await countHit(db, THROTTLES.refreshAddress, address, now);
  const pair = await db.transaction(async (tx) => {
    const known = await lockRefreshToken(tx, digestRefreshToken(refresh));
    // Ours, but cleared: it was rotated long ago.
    const rotation = known ? rotationOf(known, now) : 'reused';
    if (rotation === 'reused')
      await endSessionOf(tx, known?.sessionId ?? sessionIdOf(jwtSecrets, refresh), now);
    if (!known || rotation === 'reused' || rotation === 'ended') return null;
    const issued =
      rotation === 'rotate'
        ? await issueSuccessor(tx, jwtSecrets, known, refresh, now)
        : await latestFrom(tx, jwtSecrets, known.sessionId, refresh);
    return issued && pairOf(jwtSecrets, known, issued, now);
  });
  if (!pair) throw new AppError('AUTH_002');
  return pair;
}

async function issueSuccessor(
  tx: Db,
  secrets: readonly string[],
  session: Issuing,
  refresh: string,
  now: Date,
): Promise<IssuedToken | null> {
  if (!(await markRotated(tx, digestRefreshToken(refresh), now))) return null;
  return storeToken(tx, session, successorsOf(secrets, session.sessionId, refresh)[0]!, now);
}

/** As often as a session is rotated within a minute by any client that is in its right mind. */
const MAX_STEPS = 20;

/** The good token of the session that a rotated one has led to. */
async function latestFrom(
  tx: Db,
  secrets: readonly string[],
  sessionId: string,
  rotated: string,
): Promise<IssuedToken | null> {
  let token = rotated;
  for (let step = 0; step < MAX_STEPS; step++) {
    const successors = successorsOf(secrets, sessionId, token);
    const row = await findRefreshToken(tx, successors.map(digestRefreshToken));
    const next = successors.find((each) => row?.hash === digestRefreshToken(each));
    if (!row || !next) return null;
    if (row.rotatedAt === null) return { refresh: next, expiresAt: row.expiresAt };
    token = next;
  }
  return null;
}

async function endSessionOf(tx: Db, sessionId: string | null, now: Date): Promise<void> {
  if (sessionId === null) return;
  await revokeSession(tx, sessionId, now);
  liveSessions.delete(sessionId);
}

/** Ends the session of a refresh token. An unknown token is fine: there is nothing left to end. */
export async function endSession({ db, clock, settings }: SessionDeps, refresh: string): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await lockRefreshToken(tx, digestRefreshToken(refresh));
    await endSessionOf(tx, known?.sessionId ?? sessionIdOf(settings.jwtSecrets, refresh), clock.now());
  });
}

/** Lets this process notice at once that they have ended; others do within 15 s. */
export function forgetLiveSessions(sessionIds: readonly string[]): void {
  for (const id of sessionIds) liveSessions.delete(id);
}

/** Ends sessions of a learner's: all, or all but the one that asks. */
export async function endSessions(tx: Db, ended: SessionsOf, now: Date): Promise<void> {
  forgetLiveSessions(await revokeSessions(tx, ended, now));
}

/** Rotated tokens are looked at for a minute; after that their tag says all that is to be known. */
const ROTATED_KEPT_MS = 3_600_000;

/** Clears what no call looks at any more. Safe to run anywhere, twice. */
export async function tidySessions(db: Db, now: Date): Promise<void> {
  await removeOldRefreshTokens(db, now, new Date(now.getTime() - ROTATED_KEPT_MS));
  await removeEndedSessions(db, now);
  await deleteOldResets(db, now);
}
