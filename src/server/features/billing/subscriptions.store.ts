import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { subscriptions } from '../../db/schema/billing.ts';
import { learners } from '../../db/schema/learners.ts';

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

export async function updateSubscription(
  tx: Db,
  id: string,
  changes: Partial<NewSubscription>,
): Promise<void> {
  await tx.update(subscriptions).set(changes).where(eq(subscriptions.id, id));
}

/** What a provider calls this, locked until the transaction ends. */
export async function lockByProvider(
  tx: Db,
  provider: Subscription['provider'],
  providerId: string,
): Promise<Subscription | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, providerId)))
    .for('update');
  return row;
}

export async function lockSubscription(tx: Db, id: string): Promise<Subscription | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row;
}

/** Sandbox subscriptions that go on and whose period ends by then. */
export async function renewingBy(db: Db, by: Date): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, 'sandbox'),
        isNull(subscriptions.cancelledAt),
        lte(subscriptions.endsAt, by),
      ),
    )
    .orderBy(asc(subscriptions.endsAt))
    .limit(500);
  return rows.map(({ id }) => id);
}

/** Makes all that changes a learner's subscriptions wait for each other: she has one at a time. */
export async function lockSubscriptionsOf(tx: Db, learnerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscriptions:${learnerId}`}, 0))`);
}

/** Whether there is such a learner, who stays until the transaction ends. */
export async function isLearner(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: learners.id })
    .from(learners)
    .where(eq(learners.id, id))
    .for('key share');
  return rows.length === 1;
}

/**
 * Whether a plan that was bought goes on by itself. One of a provider's does until it says that it was cancelled or has
 * ended: the end that we know may be past because a payment is owed, or because the news of a renewal isn't here yet.
 */
export async function hasRenewingPlan(db: Db, learnerId: string, now: Date): Promise<boolean> {
  const { provider, cancelledAt, endsAt } = subscriptions;
  const goesOn = or(eq(provider, 'stripe'), and(eq(provider, 'sandbox'), gt(endsAt, now)));
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.learnerId, learnerId), isNull(cancelledAt), goesOn))
    .limit(1);
  return rows.length > 0;
}
