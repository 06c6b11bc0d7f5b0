import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Whose checkout or portal this is, until when. */
export interface Reference {
  readonly use: 'checkout' | 'portal';
  readonly learnerId: string;
  /** Empty for a portal. */
  readonly planId: string;
  readonly expiresAt: Date;
}

const SIGNATURE_LENGTH = 43;

/** A checkout that was opened can be paid for so long. */
export const CHECKOUT_MS = 24 * 3_600_000;
export const PORTAL_MS = 3_600_000;

const partsSchema = z.tuple([z.enum(['checkout', 'portal']), z.uuid(), z.string(), z.number().int()]);

/** Letters, digits, dashes and underscores, at most 200 of them, as Stripe asks. The first secret signs. */
export function signReference(secrets: readonly string[], reference: Reference): string {
  const { use, learnerId, planId, expiresAt } = reference;
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const text = Buffer.from(JSON.stringify([use, learnerId, planId, seconds])).toString('base64url');
  return signatureOf(secrets[0] ?? '', text) + text;
}

/** null: none of the secrets has signed it, or it is for another use. It may have expired. */
export function readReference(
  secrets: readonly string[],
  use: Reference['use'],
  signed: string,
): Reference | null {
  const [signature, text] = [signed.slice(0, SIGNATURE_LENGTH), signed.slice(SIGNATURE_LENGTH)];
  if (!secrets.some((secret) => isSame(signatureOf(secret, text), signature))) return null;
  const parts = partsSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  const [given, learnerId, planId, seconds] = parts;
  if (given !== use) return null;
  return { use, learnerId, planId, expiresAt: new Date(seconds * 1000) };
}

function isSame(own: string, given: string): boolean {
  const [left, right] = [Buffer.from(own), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Tokens are signed with the same secrets, so what is signed says that it is for this. */
function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`billing:${text}`).digest('base64url');
}
