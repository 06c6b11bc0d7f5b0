import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

export const ACCESS_SECONDS = 15 * 60;
export const REFRESH_SECONDS = 30 * 24 * 3600;
/** However much it is used: then the learner logs in again. */
export const SESSION_SECONDS = 90 * 24 * 3600;

const ISSUER = 'bedside';

export interface AccessClaims {
  readonly learnerId: string;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export async function signAccessToken(
  secrets: readonly string[],
  claims: Pick<AccessClaims, 'learnerId' | 'sessionId'>,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(claims.learnerId)
    .setJti(randomBytes(9).toString('base64url'))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_SECONDS)
    .sign(keyOf(secrets[0] ?? ''));
}

/** A signature stays good, so it is checked once per token; expiry is checked every time. */
const verified = new LRUCache<string, AccessClaims>({ max: 10_000 });

/** null for a token that is forged, malformed or expired. */
export async function readAccessToken(
  secrets: readonly string[],
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  const known = verified.get(token);
  if (known) return known.expiresAt > now.getTime() ? known : null;
  for (const secret of secrets) {
    const claims = await jwtVerify(token, keyOf(secret), {
      issuer: ISSUER,
      algorithms: ['HS256'],
      currentDate: now,
    }).then(
      ({ payload }) => payload,
      () => null,
    );
    if (!claims?.sub || typeof claims.sid !== 'string' || !claims.exp) continue;
    const access = { learnerId: claims.sub, sessionId: claims.sid, expiresAt: claims.exp * 1000 };
    verified.set(token, access);
    return access;
  }
  return null;
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Refresh tokens carry 256 random bits, so a fast digest keeps them safe at rest. */
export function digestRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
