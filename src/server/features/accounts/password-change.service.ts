import { passwordProblem } from '#domain/accounts/password.ts';
import type { RefusalOf } from '#words/mutation-result.ts';
import { countHit, forgetHits, THROTTLES } from '../../db/throttle.ts';
import type { Deps } from '../../deps.ts';
import type { Learner } from '../../graphql/context.ts';
import { getLearner } from './accounts.service.ts';
import { findPasswordHash, holdPasswordHash, replacePasswordHash } from './credentials.store.ts';
import { deleteResetsOf } from './password-resets.store.ts';
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
import { endSessions } from './sessions.service.ts';

const MAX_CHARACTERS = 512;

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the password of whoever knows the present one. Her session goes on, her others end, and so do links to a new one.
 * Throws SRV_002 throttled
 * after too many wrong ones.
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { learnerId, sessionId }: Learner,
  { currentPassword, newPassword }: PasswordChange,
): Promise<RefusalOf<'password'> | null> {
  const { db, clock, settings } = deps;
  if (currentPassword === '' || newPassword === '') return 'missing';
  if (settings.rateLimits) await countHit(db, THROTTLES.passwordChange, learnerId, clock.now());
  const present = await findPasswordHash(db, learnerId);
  // No password that was ever accepted is longer; a megabyte of it must not reach the hash.
  if (currentPassword.length > MAX_CHARACTERS) return 'wrong_password';
  if (!(await verifyPassword(present, currentPassword))) return 'wrong_password';
  if (settings.rateLimits) await forgetHits(db, THROTTLES.passwordChange, learnerId);
  const problem = passwordProblem(newPassword, await getLearner(deps, learnerId), isCommonPassword);
  if (problem) return problem;
  const passwordHash = await hashPassword(newPassword);
  return db.transaction(async (tx) => {
    // Somebody else was quicker: what was entered as the present password is none any more.
    if ((await holdPasswordHash(tx, learnerId)) !== present) return 'wrong_password';
    await replacePasswordHash(tx, { learnerId, passwordHash });
    // A link to another password, that somebody asked for before, is not good any more.
    await deleteResetsOf(tx, learnerId);
    await endSessions(tx, { learnerId, except: sessionId }, clock.now());
    return null;
  });
}
