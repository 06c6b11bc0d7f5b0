import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { Db } from './client.ts';
import { throttles } from './schema/throttles.ts';

/** At most `limit` hits in each window of `seconds`, counted for each subject. */
export interface ThrottleRule {
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
}

const MINUTE = 60;

export const THROTTLES = {
  loginAccount: { name: 'login-account', limit: 10, seconds: 15 * MINUTE },
  loginAddress: { name: 'login-address', limit: 300, seconds: 15 * MINUTE },
  signupAddress: { name: 'signup-address', limit: 30, seconds: 60 * MINUTE },
  /** Its own, so that a class behind one address can sign up after it. */
  signupCheckAddress: { name: 'signup-check-address', limit: 30, seconds: 60 * MINUTE },
  resetRequestAddress: { name: 'reset-request-address', limit: 30, seconds: 60 * MINUTE },
  /** Of mails to one address. A link lives longer than the window, so whoever uses it up locks nobody out. */
  resetRequestAccount: { name: 'reset-request-account', limit: 3, seconds: 15 * MINUTE },
  resetAddress: { name: 'reset-address', limit: 30, seconds: 60 * MINUTE },
  deletion: { name: 'deletion', limit: 10, seconds: 15 * MINUTE },
  ownData: { name: 'own-data', limit: 20, seconds: 60 * MINUTE },
  /** Wrong ones, by a learner who is logged in: nobody else can use them up. */
  passwordChange: { name: 'password-change', limit: 10, seconds: 15 * MINUTE },
  refreshAddress: { name: 'refresh-address', limit: 600, seconds: 15 * MINUTE },
  paidCalls: { name: 'paid-calls', limit: 120, seconds: 5 * MINUTE },
  /** About 50 minutes of speech. */
  spokenCharacters: { name: 'spoken-characters', limit: 40_000, seconds: 60 * MINUTE },
  reviews: { name: 'reviews', limit: 30, seconds: 5 * MINUTE },
} as const satisfies Record<string, ThrottleRule>;

/** Counts one more, or several. Throws SRV_002 (throttled, n seconds) over the limit. Subjects are stored hashed. */
export async function countHit(
  db: Db,
  rule: ThrottleRule,
  subject: string,
  now: Date,
  hits = 1,
): Promise<void> {
  const windowStart = windowOf(rule, now);
  const [row] = await db
    .insert(throttles)
    .values({ rule: rule.name, subject: digest(subject), windowStart, hits })
    .onConflictDoUpdate({
      target: [throttles.rule, throttles.subject, throttles.windowStart],
      set: { hits: sql`${throttles.hits} + ${hits}` },
    })
    .returning({ hits: throttles.hits });
  if ((row?.hits ?? 0) <= rule.limit) return;
  const n = Math.max(1, Math.ceil((windowStart.getTime() + rule.seconds * 1000 - now.getTime()) / 1000));
  throw new AppError('SRV_002', { reason: 'throttled', params: { n } });
}

/** Forgets a subject's hits, for example after a right password. */
export async function forgetHits(db: Db, rule: ThrottleRule, subject: string): Promise<void> {
  await db
    .delete(throttles)
    .where(and(eq(throttles.rule, rule.name), eq(throttles.subject, digest(subject))));
}

/** Removes windows that have long ended. */
export async function removeOldHits(db: Db, now: Date): Promise<void> {
  await db.delete(throttles).where(lt(throttles.windowStart, new Date(now.getTime() - 24 * 3_600_000)));
}

function windowOf(rule: ThrottleRule, now: Date): Date {
  const length = rule.seconds * 1000;
  return new Date(Math.floor(now.getTime() / length) * length);
}

function digest(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
