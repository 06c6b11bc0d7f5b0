import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { subscriptions } from '../../db/schema/billing.ts';

export type NewSubscription = typeof subscriptions.$inferInsert;

export async function insertSubscription(tx: Db, subscription: NewSubscription): Promise<string> {
  const [row] = await tx.insert(subscriptions).values(subscription).returning({ id: subscriptions.id });
  return row!.id;
}

/** Every period that this learner ever had. */
export async function periodsOf(db: Db, learnerId: string) {
  return db
    .select({
      startsAt: subscriptions.startsAt,
      endsAt: subscriptions.endsAt,
      includesOet: subscriptions.includesOet,
    })
    .from(subscriptions)
    .where(eq(subscriptions.learnerId, learnerId));
}

/** Whether a plan that was bought goes on by itself. */
export async function hasRenewingPlan(db: Db, learnerId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.learnerId, learnerId),
        gt(subscriptions.priceCents, 0),
        isNull(subscriptions.cancelledAt),
        gt(subscriptions.endsAt, now),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
