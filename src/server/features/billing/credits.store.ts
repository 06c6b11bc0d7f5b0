import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { CostRow } from '#domain/billing/costs.ts';
import type { Grantor } from '#domain/billing/history.ts';
import type { Take } from '#domain/billing/spending.ts';
import type { Db } from '../../db/client.ts';
import { creditBuckets, ledgerEntries } from '../../db/schema/billing.ts';

export interface Grant {
  readonly learnerId: string;
  /** null: they belong to no plan. */
  readonly subscriptionId: string | null;
  readonly paymentId?: string | null;
  readonly grantor: Grantor;
  readonly amount: number;
  readonly endsAt: Date;
}

export async function grantCredits(tx: Db, grant: Grant): Promise<void> {
  const { learnerId, subscriptionId, paymentId, grantor, amount, endsAt } = grant;
  const [bucket] = await tx
    .insert(creditBuckets)
    .values({ learnerId, subscriptionId, paymentId, remaining: amount, endsAt })
    .returning({ id: creditBuckets.id });
  await tx.insert(ledgerEntries).values({ learnerId, bucketId: bucket!.id, kind: 'grant', amount, grantor });
}

/** Buckets with credits left, earliest end first, locked until the transaction ends. */
export async function lockBuckets(tx: Db, learnerId: string, now: Date) {
  return tx
    .select({ id: creditBuckets.id, remaining: creditBuckets.remaining })
    .from(creditBuckets)
    .where(
      and(
        eq(creditBuckets.learnerId, learnerId),
        gt(creditBuckets.remaining, 0),
        gt(creditBuckets.endsAt, now),
      ),
    )
    .orderBy(asc(creditBuckets.endsAt), asc(creditBuckets.createdAt), asc(creditBuckets.id))
    .for('update');
}

/** Holds credits for a call: for each take a bucket that shrinks, and the entry that says so. */
export async function holdCredits(
  tx: Db,
  {
    learnerId,
    callId,
    costRow,
  }: { readonly learnerId: string; readonly callId: string; readonly costRow: CostRow },
  takes: readonly Take[],
): Promise<void> {
  for (const { bucketId, amount } of takes) {
    await moveCredits(tx, { learnerId, bucketId, callId, kind: 'reserve', amount: -amount, costRow });
  }
}

/** Gives back what a call holds (release) or has spent (refund), each credit to its bucket, and once only. */
export async function returnCredits(tx: Db, callId: string, kind: 'release' | 'refund'): Promise<void> {
  const held = await tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.callId, callId), eq(ledgerEntries.kind, 'reserve')))
    .orderBy(asc(ledgerEntries.id));
  for (const { learnerId, bucketId, amount, costRow } of held) {
    await moveCredits(tx, { learnerId, bucketId, callId, kind, amount: -amount, costRow });
  }
}

interface Movement {
  readonly learnerId: string;
  readonly bucketId: string;
  readonly callId?: string;
  readonly costRow?: CostRow | null;
  readonly kind: 'reserve' | 'release' | 'refund' | 'expire' | 'revoke';
  readonly amount: number;
}

/** The only way a balance moves: a ledger entry and a conditional update, in one transaction. */
export async function moveCredits(tx: Db, movement: Movement): Promise<void> {
  const { bucketId, amount } = movement;
  const entered = await tx
    .insert(ledgerEntries)
    .values(movement)
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id });
  if (entered.length === 0) return;
  const moved = await tx
    .update(creditBuckets)
    .set({ remaining: sql`${creditBuckets.remaining} + ${amount}` })
    .where(and(eq(creditBuckets.id, bucketId), sql`${creditBuckets.remaining} + ${amount} >= 0`))
    .returning({ id: creditBuckets.id });
  if (moved.length === 0) throw new Error(`Bucket ${bucketId} can't move by ${amount}.`);
}

/**
 * Takes what is left out of buckets whose period has ended, so that the ledger's sum stays the balance. What another
 * transaction holds is left for the next time: two that wait for each other's buckets would both be stuck.
 */
export async function expireEndedBuckets(tx: Db, now: Date): Promise<void> {
  const ended = await tx
    .select()
    .from(creditBuckets)
    .where(and(gt(creditBuckets.remaining, 0), lte(creditBuckets.endsAt, now)))
    .limit(500)
    .for('update', { skipLocked: true });
  for (const { id, learnerId, remaining } of ended) {
    await moveCredits(tx, { learnerId, bucketId: id, kind: 'expire', amount: -remaining });
  }
}

/** Credits that can be spent now. */
export async function balanceOf(db: Db, learnerId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ balance: sql<number>`coalesce(sum(${creditBuckets.remaining}), 0)::int` })
    .from(creditBuckets)
    .where(and(eq(creditBuckets.learnerId, learnerId), gt(creditBuckets.endsAt, now)));
  return row?.balance ?? 0;
}
