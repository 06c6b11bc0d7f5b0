import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { CostRow } from '#domain/billing/costs.ts';
import type { Take } from '#domain/billing/spending.ts';
import type { Db } from '../../db/client.ts';
import { creditBuckets, creditReservations, ledgerEntries } from '../../db/schema/billing.ts';

export interface Grant {
  readonly learnerId: string;
  readonly subscriptionId: string;
  readonly amount: number;
  readonly endsAt: Date;
}

export async function grantCredits(tx: Db, grant: Grant): Promise<void> {
  const { learnerId, subscriptionId, amount, endsAt } = grant;
  const [bucket] = await tx
    .insert(creditBuckets)
    .values({ learnerId, subscriptionId, remaining: amount, endsAt })
    .returning({ id: creditBuckets.id });
  await tx.insert(ledgerEntries).values({ learnerId, bucketId: bucket!.id, kind: 'grant', amount });
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

export interface NewReservation {
  readonly learnerId: string;
  readonly costRow: CostRow;
  readonly cost: number;
  readonly expiresAt: Date;
}

/** Holds credits: a reservation, and for each take a bucket that shrinks and the entry that says so. */
export async function insertReservation(
  tx: Db,
  reservation: NewReservation,
  takes: readonly Take[],
): Promise<string> {
  const [row] = await tx
    .insert(creditReservations)
    .values({ ...reservation, state: 'open' })
    .returning({ id: creditReservations.id });
  const reservationId = row!.id;
  for (const { bucketId, amount } of takes) {
    await moveCredits(tx, { ...reservation, bucketId, reservationId, kind: 'reserve', amount: -amount });
  }
  return reservationId;
}

interface Movement {
  readonly learnerId: string;
  readonly bucketId: string;
  readonly reservationId?: string;
  readonly kind: 'reserve' | 'release' | 'expire';
  readonly amount: number;
}

/** The only way a balance moves: a conditional update and its ledger entry, in one transaction. */
async function moveCredits(tx: Db, movement: Movement): Promise<void> {
  const { learnerId, bucketId, reservationId, kind, amount } = movement;
  const moved = await tx
    .update(creditBuckets)
    .set({ remaining: sql`${creditBuckets.remaining} + ${amount}` })
    .where(and(eq(creditBuckets.id, bucketId), sql`${creditBuckets.remaining} + ${amount} >= 0`))
    .returning({ id: creditBuckets.id });
  if (moved.length === 0) throw new Error(`Bucket ${bucketId} can't move by ${amount}.`);
  await tx.insert(ledgerEntries).values({ learnerId, bucketId, reservationId, kind, amount });
}

/** Spends what is held. False when the reservation isn't open any more. */
export async function settleReservation(tx: Db, id: string): Promise<boolean> {
  return closeReservation(tx, id, 'settled');
}

/** Gives back what is held, each credit to its bucket. False when the reservation isn't open any more. */
export async function releaseReservation(tx: Db, id: string): Promise<boolean> {
  if (!(await closeReservation(tx, id, 'released'))) return false;
  const held = await tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.reservationId, id), eq(ledgerEntries.kind, 'reserve')));
  for (const { learnerId, bucketId, amount } of held) {
    await moveCredits(tx, { learnerId, bucketId, reservationId: id, kind: 'release', amount: -amount });
  }
  return true;
}

async function closeReservation(tx: Db, id: string, state: 'settled' | 'released'): Promise<boolean> {
  const closed = await tx
    .update(creditReservations)
    .set({ state })
    .where(and(eq(creditReservations.id, id), eq(creditReservations.state, 'open')))
    .returning({ id: creditReservations.id });
  return closed.length === 1;
}

/** Open reservations whose time has run out: their process died or their engine hung. */
export async function expiredReservations(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: creditReservations.id })
    .from(creditReservations)
    .where(and(eq(creditReservations.state, 'open'), lte(creditReservations.expiresAt, now)))
    .limit(500);
  return rows.map(({ id }) => id);
}

/** Takes what is left out of buckets whose period has ended, so that the ledger's sum stays the balance. */
export async function expireEndedBuckets(tx: Db, now: Date): Promise<void> {
  const ended = await tx
    .select()
    .from(creditBuckets)
    .where(and(gt(creditBuckets.remaining, 0), lte(creditBuckets.endsAt, now)))
    .limit(500)
    .for('update');
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
