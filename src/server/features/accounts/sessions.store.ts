import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { type Db, perDatabase } from '../../db/client.ts';
import { refreshTokens, sessions } from '../../db/schema/learners.ts';

export type NewSession = Pick<typeof sessions.$inferInsert, 'learnerId' | 'endsAt' | 'device'> & {
  readonly createdAt: Date;
};

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  return row!.id;
}

export interface NewRefreshToken {
  readonly hash: string;
  readonly sessionId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertRefreshToken(db: Db, token: NewRefreshToken): Promise<void> {
  await db.insert(refreshTokens).values(token);
}

/** The token with its session, locked until the transaction ends, so that a race has one winner. */
export async function lockRefreshToken(tx: Db, hash: string) {
  const [row] = await tx
    .select({
      sessionId: refreshTokens.sessionId,
      learnerId: sessions.learnerId,
      expiresAt: refreshTokens.expiresAt,
      rotatedAt: refreshTokens.rotatedAt,
      revokedAt: sessions.revokedAt,
      endsAt: sessions.endsAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for('update');
  return row;
}

/** The first of these tokens that was issued. */
export async function findRefreshToken(tx: Db, hashes: readonly string[]) {
  const [row] = await tx
    .select({
      hash: refreshTokens.hash,
      expiresAt: refreshTokens.expiresAt,
      rotatedAt: refreshTokens.rotatedAt,
    })
    .from(refreshTokens)
    .where(inArray(refreshTokens.hash, [...hashes]))
    .limit(1);
  return row;
}

/** Whether this call has rotated the token: false when another one has. */
export async function markRotated(tx: Db, hash: string, now: Date): Promise<boolean> {
  const rotated = await tx
    .update(refreshTokens)
    .set({ rotatedAt: now })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.rotatedAt)))
    .returning({ hash: refreshTokens.hash });
  return rotated.length === 1;
}

export async function revokeSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

const liveSession = perDatabase((db) => {
  const query = db
    .select({ revokedAt: sessions.revokedAt, endsAt: sessions.endsAt })
    .from(sessions)
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('live_session');
  return (id: string) => query.execute({ id });
});

/** Whether a session exists and has not ended. */
export async function isSessionLive(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const [row] = await liveSession(db)(sessionId);
  return row !== undefined && row.revokedAt === null && row.endsAt > now;
}

/** Removes tokens that nobody can use any more: expired ones, and those that were rotated before `rotatedBefore`. */
export async function removeOldRefreshTokens(db: Db, now: Date, rotatedBefore: Date): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.rotatedAt, rotatedBefore));
}

/** Removes sessions that have ended, with their tokens. */
export async function removeEndedSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.revokedAt, now));
  await db.delete(sessions).where(lte(sessions.endsAt, now));
}

/** The sessions that a learner can go on with, the one that was used last first. */
export async function findLiveSessions(db: Db, learnerId: string, now: Date) {
  const lastUsedAt = sql`max(${refreshTokens.createdAt})`.mapWith(refreshTokens.createdAt);
  return db
    .select({ id: sessions.id, device: sessions.device, createdAt: sessions.createdAt, lastUsedAt })
    .from(sessions)
    .innerJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
    .where(and(eq(sessions.learnerId, learnerId), isLive(now), gt(refreshTokens.expiresAt, now)))
    .groupBy(sessions.id)
    .orderBy(desc(lastUsedAt));
}

const isLive = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.endsAt, now));

/** A learner's own session. */
export interface OwnedSession {
  readonly learnerId: string;
  readonly sessionId: string;
}

/** Whether this call has ended it: false for one that is unknown, has ended or is another's. */
export async function revokeOwnSession(
  db: Db,
  { learnerId, sessionId }: OwnedSession,
  now: Date,
): Promise<boolean> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.learnerId, learnerId), isLive(now)))
    .returning({ id: sessions.id });
  return revoked.length === 1;
}

/** Sessions of a learner: all of them, or all but one. */
export interface SessionsOf {
  readonly learnerId: string;
  readonly except?: string | undefined;
}

/** Ends them. Answers their ids. */
export async function revokeSessions(
  tx: Db,
  { learnerId, except }: SessionsOf,
  now: Date,
): Promise<string[]> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  const revoked = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.learnerId, learnerId), others, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return revoked.map(({ id }) => id);
}

export async function sessionIdsOf(db: Db, learnerId: string): Promise<string[]> {
  const rows = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.learnerId, learnerId));
  return rows.map(({ id }) => id);
}
