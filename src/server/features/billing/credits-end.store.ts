import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { creditBuckets } from '../../db/schema/billing.ts';
import { moveCredits } from './credits.store.ts';

/** Lets the credits of a subscription end now. Empties nothing yet. */
export async function endBuckets(tx: Db, subscriptionId: string, now: Date): Promise<void> {
  await tx
    .update(creditBuckets)
    .set({ endsAt: now })
    .where(and(eq(creditBuckets.subscriptionId, subscriptionId), gt(creditBuckets.endsAt, now)));
}

/** Takes back what is left of the credits that a payment brought. What a call still holds ends when it comes back. */
export async function revokeBuckets(tx: Db, paymentId: string, now: Date): Promise<void> {
  const left = await tx
    .select()
    .from(creditBuckets)
    .where(eq(creditBuckets.paymentId, paymentId))
    .for('update');
  for (const { id, learnerId, remaining } of left) {
    if (remaining > 0) await moveCredits(tx, { learnerId, bucketId: id, kind: 'revoke', amount: -remaining });
  }
  await tx
    .update(creditBuckets)
    .set({ endsAt: now })
    .where(and(eq(creditBuckets.paymentId, paymentId), gt(creditBuckets.endsAt, now)));
}
