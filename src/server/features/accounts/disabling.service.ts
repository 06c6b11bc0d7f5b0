import type { Deps } from '../../deps.ts';
import { insertOperatorAct } from '../billing/billing.service.ts';
import { holdPasswordHash } from './credentials.store.ts';
import { setDisabled } from './learners.store.ts';
import { endSessions } from './sessions.service.ts';

/** Closes an account, or opens it again, and writes down that it was done. What is in it stays. */
export async function disableByHand(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    learnerId,
    disabled,
    reason,
  }: { readonly learnerId: string; readonly disabled: boolean; readonly reason: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    // A login that is under way comes before this, and is ended here, or after it, and is refused.
    await holdPasswordHash(tx, learnerId);
    await setDisabled(tx, learnerId, disabled ? now : null);
    if (disabled) await endSessions(tx, { learnerId }, now);
    await insertOperatorAct(tx, { act: disabled ? 'disable' : 'enable', learnerId, details: {}, reason });
  });
}
