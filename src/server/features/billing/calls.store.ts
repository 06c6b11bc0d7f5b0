import { and, asc, desc, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CostRow } from '#domain/billing/costs.ts';
import type { Db } from '../../db/client.ts';
import { callOwners, calls, paidInputs } from '../../db/schema/billing.ts';
import type { Call } from './call.ts';
import { isAlive } from './call-owners.store.ts';

/** Takes the call's key, and its input where it is kept. False when another call has one of them. */
export async function insertOpenCall(tx: Db, call: Call, owner: string, expiresAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(calls)
    .values({ ...call, owner, state: 'open', expiresAt })
    .onConflictDoNothing()
    .returning({ id: calls.id });
  return rows.length === 1;
}

/**
 * Takes the key of a call that is over with this transaction: a duplicate waits for its end. False when another has it.
 */
export async function insertSettledCall(tx: Db, call: Call, expiresAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(calls)
    .values({ ...call, state: 'settled', expiresAt })
    .onConflictDoNothing()
    .returning({ id: calls.id });
  return rows.length === 1;
}

/** Who asks, and when. A process never takes its own calls for abandoned, however long it was held up. */
export interface Asking {
  readonly owner: string;
  readonly now: Date;
}

/** The time of an open call has run out, or the process that worked on it is gone. */
const isAbandoned = ({ owner, now }: Asking): SQL<boolean> =>
  sql<boolean>`(${lte(calls.expiresAt, now)} or (${ne(calls.owner, owner)} and not exists (
    select 1 from ${callOwners} where ${callOwners.id} = ${calls.owner} and ${isAlive()})))`;

/** The call that stands in the way of this one: the one with its key, else the one that pays for the same input. */
export async function findOther(db: Db, call: Call, asking: Asking) {
  const { learnerId, key, costRow, inputHash } = call;
  const sameKey = sql<boolean>`coalesce(${calls.key} = ${key}, false)`;
  const sameInput = and(
    sql`${calls.kept}`,
    eq(calls.state, 'open'),
    sql`${calls.costRow} = ${costRow}`,
    eq(calls.inputHash, inputHash),
  );
  const [other] = await db
    .select({
      id: calls.id,
      field: calls.field,
      inputHash: calls.inputHash,
      state: calls.state,
      answer: calls.answer,
      sameKey,
      abandoned: isAbandoned(asking),
    })
    .from(calls)
    .where(and(eq(calls.learnerId, learnerId), or(sameKey, sameInput)))
    .orderBy(desc(sameKey))
    .limit(1);
  return other;
}

/** The call that has this one's key, once it is over. */
export async function findAnswer(tx: Db, { learnerId, key }: Call) {
  const [row] = await tx
    .select({ field: calls.field, inputHash: calls.inputHash, answer: calls.answer })
    .from(calls)
    .where(and(eq(calls.learnerId, learnerId), sql`${calls.key} = ${key}`));
  return row;
}

/** Stores the answer of a call. False when the call isn't open any more: its time ran out, or it was released. */
export async function settleOpenCall(
  tx: Db,
  id: string,
  { value, now, expiresAt }: { readonly value: unknown; readonly now: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(calls)
    .set({ state: 'settled', answer: { value }, expiresAt })
    .where(and(eq(calls.id, id), eq(calls.state, 'open'), gt(calls.expiresAt, now)))
    .returning({ id: calls.id });
  return rows.length === 1;
}

/** Stores the answer of a call whose key was taken in this transaction. */
export async function storeAnswer(tx: Db, id: string, value: unknown): Promise<void> {
  await tx.update(calls).set({ answer: { value } }).where(eq(calls.id, id));
}

/** Forgets a call that has no answer, so that its key is free again. False when it isn't open any more. */
export async function deleteOpenCall(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .delete(calls)
    .where(and(eq(calls.id, id), eq(calls.state, 'open')))
    .returning({ id: calls.id });
  return rows.length === 1;
}

/** Open calls that nobody works on any more. */
export async function abandonedCalls(db: Db, asking: Asking): Promise<string[]> {
  const rows = await db
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.state, 'open'), isAbandoned(asking)))
    .orderBy(asc(calls.expiresAt))
    .limit(500);
  return rows.map(({ id }) => id);
}

export async function deleteOldAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(calls).where(and(eq(calls.state, 'settled'), lte(calls.expiresAt, now)));
}

export async function hasPaidFor(tx: Db, { learnerId, inputHash }: Call, costRow: CostRow): Promise<boolean> {
  const rows = await tx
    .select({ inputHash: paidInputs.inputHash })
    .from(paidInputs)
    .where(
      and(
        eq(paidInputs.learnerId, learnerId),
        eq(paidInputs.costRow, costRow),
        eq(paidInputs.inputHash, inputHash),
      ),
    );
  return rows.length === 1;
}

export async function rememberPaid(tx: Db, { learnerId, inputHash }: Call, costRow: CostRow): Promise<void> {
  await tx.insert(paidInputs).values({ learnerId, costRow, inputHash }).onConflictDoNothing();
}
