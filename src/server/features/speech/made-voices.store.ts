import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { madeVoices } from '../../db/schema/blobs.ts';

export async function rememberVoice(db: Db, learnerId: string, blobKey: string): Promise<void> {
  await db.insert(madeVoices).values({ learnerId, blobKey }).onConflictDoNothing();
}

/** The keys of the blobs that were made for a learner. */
export async function findVoicesOf(db: Db, learnerId: string): Promise<string[]> {
  const rows = await db
    .select({ key: madeVoices.blobKey })
    .from(madeVoices)
    .where(eq(madeVoices.learnerId, learnerId));
  return rows.map(({ key }) => key);
}
