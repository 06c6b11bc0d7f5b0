import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
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
  claims: AccessClaims,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(claims.learnerId)
    .setJti(randomBytes(9).toString('base64url'))
    .setIssuedAt(issuedAt)
    .setExpirationTime(Math.floor(claims.expiresAt / 1000))
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

/**
 * A session's first refresh token: the session's id, 256 random bits, and a tag of both. By the tag a token of ours is
 * known as such, and whose it was, after its row has been cleared.
 */
export function newRefreshToken(secrets: readonly string[], sessionId: string): string {
  return withTag(secrets[0] ?? '', `${sessionId}.${randomBytes(32).toString('base64url')}`);
}

/**
 * What a refresh token is exchanged for. It follows from the token and a secret, so that whoever exchanges the token
 * again gets the same one, and none but the server can tell which. One for each secret, as the secrets may have
 * changed meanwhile; the first is the one to issue.
 */
export function successorsOf(secrets: readonly string[], sessionId: string, token: string): string[] {
  return secrets.map((secret) => withTag(secret, `${sessionId}.${macOf(secret, 'successor', token)}`));
}

/** Whose a refresh token is or was; null for one that is not of our making. */
export function sessionIdOf(secrets: readonly string[], token: string): string | null {
  const body = token.slice(0, Math.max(token.lastIndexOf('.'), 0));
  const isOurs = secrets.some((secret) => isSame(withTag(secret, body), token));
  return isOurs ? body.slice(0, body.indexOf('.')) : null;
}

function withTag(secret: string, body: string): string {
  return `${body}.${macOf(secret, 'tag', body)}`;
}

function macOf(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`refresh token ${purpose}: ${text}`).digest('base64url');
}

function isSame(text: string, other: string): boolean {
  const [a, b] = [Buffer.from(text), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Nobody can guess 256 bits, so a fast digest keeps refresh tokens safe at rest. */
export function digestRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
