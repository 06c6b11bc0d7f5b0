import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { payments } from '../../db/schema/billing.ts';

export type NewPayment = typeof payments.$inferInsert;
export type Payment = typeof payments.$inferSelect;

/** The id of a payment that was not known, or null: then it is not new, whoever told of it. */
export async function insertPayment(tx: Db, payment: NewPayment): Promise<string | null> {
  const rows = await tx.insert(payments).values(payment).onConflictDoNothing().returning({ id: payments.id });
  return rows[0]?.id ?? null;
}

export async function findPayment(db: Db, providerId: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.providerId, providerId));
  return row;
}

/** Locked until the transaction ends. */
export async function lockPayment(
  tx: Db,
  provider: Payment['provider'],
  providerId: string,
): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerId, providerId)))
    .for('update');
  return row;
}

export async function updatePayment(tx: Db, id: string, changes: Partial<NewPayment>): Promise<void> {
  await tx.update(payments).set(changes).where(eq(payments.id, id));
}

/** What somebody has to look at, oldest first: it fits no account, and its money was not given back. */
export async function unfitPayments(db: Db): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.unfit), isNull(payments.refundedAt)))
    .orderBy(asc(payments.paidAt));
}
