import { countHit, THROTTLES } from '../../db/throttle.ts';
import type { Deps } from '../../deps.ts';
import { isOwnPassword, removeLearner } from '../accounts/own-account.service.ts';
import { isPlanRenewing } from '../billing/billing.service.ts';
import { deleteVoicesOf } from '../speech/voices.service.ts';

type DeletionDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'blobs' | 'log'>;

/**
 * Deletes a learner with everything that is stored of her. Refused for a wrong password, and as long as a plan would
 * go on being charged: nobody could end it after that.
 */
export async function deleteAccount(
  { db, clock, settings, blobs, log }: DeletionDeps,
  learnerId: string,
  password: string,
): Promise<'password' | 'plan' | null> {
  const now = clock.now();
  if (settings.rateLimits) await countHit(db, THROTTLES.deletion, learnerId, now);
  if (!(await isOwnPassword(db, learnerId, password))) return 'password';
  if (await isPlanRenewing(db, learnerId, now)) return 'plan';
  // Before the rows that know whose they are: nothing of hers is left without her name on it.
  await deleteVoicesOf({ db, blobs }, learnerId);
  await db.transaction((tx) => removeLearner(tx, learnerId));
  log.info('A learner deleted her account.');
  return null;
}
