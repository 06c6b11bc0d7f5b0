import { createHash, randomBytes } from 'node:crypto';
import { type PasswordProblem, passwordProblem } from '#domain/accounts/password.ts';
import { RESET_MINUTES, resetEnd } from '#domain/accounts/reset.ts';
import { AppError } from '#domain/errors.ts';
import { passwordResetMail } from '#words/email.ts';
import { countHit, THROTTLES } from '../../db/throttle.ts';
import type { Deps } from '../../deps.ts';
import { findCredentials, replacePasswordHash } from './credentials.store.ts';
import { findLearner, type LearnerRow } from './learners.store.ts';
import { deleteResetsOf, findResetOwner, insertReset, takeReset } from './password-resets.store.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { endSessions } from './sessions.service.ts';

type ResetDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'mailer' | 'log'>;

/**
 * Sends a link to a new password to the account with this address, if there is one. Nothing of the answer depends on
 * that, nor when it comes: it doesn't wait for the account to be looked for. Refused where no mail can be sent; the
 * operator then finds the link in the log.
 */
export async function requestPasswordReset(
  deps: ResetDeps,
  email: string,
  address: string,
): Promise<'no_mail' | null> {
  const { db, clock, settings, mailer, log } = deps;
  if (settings.rateLimits) await countHit(db, THROTTLES.resetRequestAddress, address, clock.now());
  void sendLink(deps, email).catch((error: unknown) => {
    if (error instanceof AppError)
      return log.info({ reason: error.reason }, 'A link was asked for too often.');
    // Named fields alone: the message of a mail server repeats the address.
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    log.error({ code, responseCode }, 'A link to a new password could not be sent.');
  });
  return mailer ? null : 'no_mail';
}

async function sendLink(deps: ResetDeps, email: string): Promise<void> {
  const { db, clock, settings, mailer, log } = deps;
  const now = clock.now();
  if (settings.rateLimits) await countHit(db, THROTTLES.resetRequestAccount, email.toLowerCase(), now);
  const known = await findCredentials(db, email);
  const learner = known && (await findLearner(db, known.learnerId));
  if (!learner) return;
  const token = randomBytes(32).toString('base64url');
  await insertReset(db, { hash: digest(token), learnerId: learner.id, expiresAt: resetEnd(now) });
  const link = `${settings.publicUrl ?? ''}/reset-password/${token}`;
  if (!mailer) {
    log.warn(
      { link },
      'A learner forgot her password, and mail is not set up. This link leads to a new one.',
    );
    return;
  }
  const mail = passwordResetMail({ name: learner.firstName, link, n: RESET_MINUTES });
  await sendPatiently(() => mailer.send({ to: learner.email, ...mail }));
}

const PAUSES_MS = [1_000, 15_000];

/** Mail servers are away for moments. What fails for longer is asked for again by whoever waits for it. */
async function sendPatiently(send: () => Promise<void>): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
  }
  return send();
}

/**
 * Sets a new password by a link, which is then used up, as are all others of its learner, and ends all her sessions.
 * Refused for a link that isn't good any more, and for a password that sign-up would refuse; the link stays good then.
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
  address: string,
): Promise<'link' | PasswordProblem | null> {
  const { db, clock, settings } = deps;
  const now = clock.now();
  if (settings.rateLimits) await countHit(db, THROTTLES.resetAddress, address, now);
  const hash = digest(token);
  const learnerId = await findResetOwner(db, hash, now);
  const learner: LearnerRow | undefined = learnerId ? await findLearner(db, learnerId) : undefined;
  if (!learner) return 'link';
  const problem = passwordProblem(newPassword, learner, isCommonPassword);
  if (problem) return problem;
  const passwordHash = await hashPassword(newPassword);
  return db.transaction(async (tx) => {
    if (!(await takeReset(tx, hash, now))) return 'link';
    // Before the sessions: a login that is under way with the old password waits for it, and is refused.
    await replacePasswordHash(tx, { learnerId: learner.id, passwordHash });
    await deleteResetsOf(tx, learner.id);
    await endSessions(tx, { learnerId: learner.id }, now);
    return null;
  });
}

/** Nobody can guess 256 bits, so a fast digest keeps links safe at rest. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
