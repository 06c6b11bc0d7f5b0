import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Audio that a page may fetch by an address of its own. */
export interface MediaLink {
  /** Of the blob. */
  readonly key: string;
  /** Whose it is; null: the course's, which needs no learner. */
  readonly learnerId: string | null;
  readonly expiresAt: Date;
}

const claimsSchema = z.tuple([z.string(), z.string().nullable(), z.number()]);

/** The address of a blob, for whoever it is meant for and no longer than it says. The first secret signs. */
export function mediaPath(secrets: readonly string[], { key, learnerId, expiresAt }: MediaLink): string {
  const claims = Buffer.from(JSON.stringify([key, learnerId, expiresAt.getTime()])).toString('base64url');
  return `/media/${claims}.${signatureOf(secrets[0] ?? '', claims).toString('base64url')}`;
}

/** What an address says after `/media/`; null when none of the secrets has signed it. It may have expired. */
export function readMediaLink(secrets: readonly string[], signed: string): MediaLink | null {
  const [claims = '', signature = '', ...rest] = signed.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isOurs = secrets.some((secret) => {
    const own = signatureOf(secret, claims);
    return given.length === own.length && timingSafeEqual(given, own);
  });
  if (!isOurs || rest.length > 0) return null;
  const [key, learnerId, expiresAt] = claimsSchema.parse(
    JSON.parse(Buffer.from(claims, 'base64url').toString()),
  );
  return { key, learnerId, expiresAt: new Date(expiresAt) };
}

/** Tokens are signed with the same secrets, so what is signed says that it is for media. */
function signatureOf(secret: string, claims: string): Buffer {
  return createHmac('sha256', secret).update(`media:${claims}`).digest();
}
