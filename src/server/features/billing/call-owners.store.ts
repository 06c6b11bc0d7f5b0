import { eq, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { callOwners } from '../../db/schema/billing.ts';

/** After so long without a word a process has died: some times as long as the pause between two words. */
const SILENCE_SECONDS = 15;

/** By the database's clock, so that those of several machines need not agree. */
export const isAlive = (): SQL =>
  sql`${callOwners.seenAt} > now() - make_interval(secs => ${SILENCE_SECONDS})`;

/** Says that a process lives. */
export async function seeOwner(db: Db, id: string): Promise<void> {
  await db
    .insert(callOwners)
    .values({ id })
    .onConflictDoUpdate({ target: callOwners.id, set: { seenAt: sql`now()` } });
}

/** For a process that ends: what it still has open is abandoned from now on. */
export async function deleteOwner(db: Db, id: string): Promise<void> {
  await db.delete(callOwners).where(eq(callOwners.id, id));
}

/** For a process that knows itself to be the only one: what others have open is abandoned from now on. */
export async function deleteOtherOwners(db: Db, id: string): Promise<void> {
  await db.delete(callOwners).where(ne(callOwners.id, id));
}

export async function deleteGoneOwners(db: Db): Promise<void> {
  await db.delete(callOwners).where(not(isAlive()));
}
