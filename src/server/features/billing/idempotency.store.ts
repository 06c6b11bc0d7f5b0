import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { idempotentCalls, paidInputs } from '../../db/schema/billing.ts';

export interface IdempotentCall {
  readonly learnerId: string;
  readonly key: string;
  readonly field: string;
  readonly inputHash: string;
}

const of = ({ learnerId, key }: Pick<IdempotentCall, 'learnerId' | 'key'>) =>
  and(eq(idempotentCalls.learnerId, learnerId), eq(idempotentCalls.key, key));

/** True when this call is the first with its key, or takes over from one that died. */
export async function claimKey(db: Db, call: IdempotentCall, expiresAt: Date, now: Date): Promise<boolean> {
  const inserted = await db
    .insert(idempotentCalls)
    .values({ ...call, expiresAt })
    .onConflictDoNothing()
    .returning({ key: idempotentCalls.key });
  if (inserted.length === 1) return true;
  const taken = await db
    .update(idempotentCalls)
    .set({ expiresAt })
    .where(
      and(
        of(call),
        eq(idempotentCalls.inputHash, call.inputHash),
        isNull(idempotentCalls.answeredAt),
        lte(idempotentCalls.expiresAt, now),
      ),
    )
    .returning({ key: idempotentCalls.key });
  return taken.length === 1;
}

export async function findCall(db: Db, call: Pick<IdempotentCall, 'learnerId' | 'key'>) {
  const [row] = await db.select().from(idempotentCalls).where(of(call));
  return row;
}

export async function storeAnswer(
  tx: Db,
  call: IdempotentCall,
  answer: { readonly value: unknown; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .update(idempotentCalls)
    .set({ answer: answer.value, answeredAt: answer.now, expiresAt: answer.expiresAt })
    .where(of(call));
}

/** Opens the key again after a failure; an answered call stays. */
export async function forgetKey(db: Db, call: IdempotentCall): Promise<void> {
  await db.delete(idempotentCalls).where(and(of(call), isNull(idempotentCalls.answeredAt)));
}

export async function removeExpiredCalls(db: Db, now: Date): Promise<void> {
  await db.delete(idempotentCalls).where(lte(idempotentCalls.expiresAt, now));
}

type PaidInput = typeof paidInputs.$inferInsert;

export async function hasPaidFor(db: Db, { learnerId, costRow, inputHash }: PaidInput): Promise<boolean> {
  const rows = await db
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

export async function rememberPaid(tx: Db, input: PaidInput): Promise<void> {
  await tx.insert(paidInputs).values(input).onConflictDoNothing();
}
