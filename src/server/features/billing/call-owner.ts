import type { Deps } from '../../deps.ts';
import { deleteOtherOwners, deleteOwner, seeOwner } from './call-owners.store.ts';
import { releaseAbandonedCalls } from './paid-calls.ts';

const WORD_EVERY_MS = 3_000;

export interface CallOwner {
  /** What this process signs its open calls with. */
  readonly id: string;
  stop(): Promise<void>;
}

/**
 * Makes this process an owner of calls: it says every few seconds that it lives, and what owners that are gone left
 * open is released at once. `alone`: no other process uses the database, so all that is open was left by a dead one.
 */
export async function startCallOwner(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { alone }: { readonly alone: boolean },
): Promise<CallOwner> {
  const id = crypto.randomUUID();
  await seeOwner(db, id);
  if (alone) await deleteOtherOwners(db, id);
  await releaseAbandonedCalls(db, { owner: id, now: clock.now() });
  let word: Promise<void> | undefined;
  const timer = setInterval(() => {
    // One at a time: a database that was away must not find a crowd on its return.
    word ??= seeOwner(db, id)
      .catch((error) => log.warn({ err: error }, 'The database could not be told that this process lives.'))
      .finally(() => {
        word = undefined;
      });
  }, WORD_EVERY_MS);
  timer.unref();
  return {
    id,
    stop: async () => {
      clearInterval(timer);
      await word;
      await deleteOwner(db, id);
    },
  };
}
