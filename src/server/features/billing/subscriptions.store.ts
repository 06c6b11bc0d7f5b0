import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { subscriptions } from '../../db/schema/billing.ts';

export type NewSubscription = typeof subscriptions.$inferInsert;
export type Subscription = typeof subscriptions.$inferSelect;

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

/** The subscription that runs: one that was paid for before the trial, the newest of several. */
export async function findRunning(db: Db, learnerId: string, now: Date): Promise<Subscription | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.learnerId, learnerId),
        lte(subscriptions.startsAt, now),
        gt(subscriptions.endsAt, now),
      ),
    )
    .orderBy(sql`${subscriptions.provider} = 'trial'`, desc(subscriptions.startsAt), desc(subscriptions.id))
    .limit(1);
  return row;
}
