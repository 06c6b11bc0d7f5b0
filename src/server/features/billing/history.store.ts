import { and, desc, eq, exists, lt, max, min, ne, not, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CostRow } from '#domain/billing/costs.ts';
import type { Grantor, MovementKind } from '#domain/billing/history.ts';
import type { Db } from '../../db/client.ts';
import { ledgerEntries } from '../../db/schema/billing.ts';

/** One thing that moved a balance: a call that spent from two buckets is one. */
export interface CreditMovement {
  readonly id: string;
  readonly amount: number;
  readonly kind: MovementKind;
  readonly costRow: CostRow | null;
  readonly grantor: Grantor | null;
  readonly at: Date;
}

type LedgerKind = (typeof ledgerEntries.$inferSelect)['kind'];

/** A release is told by nothing: what a failed call held for a moment was never spent. */
const KINDS: Readonly<Record<Exclude<LedgerKind, 'release'>, MovementKind>> = {
  grant: 'granted',
  reserve: 'spent',
  refund: 'refunded',
  expire: 'expired',
  revoke: 'revoked',
};

/** Newest first, before the movement with the id `before`. */
export async function movementsOf(
  db: Db,
  learnerId: string,
  { limit, before }: { readonly limit: number; readonly before: number | null },
): Promise<CreditMovement[]> {
  const id = max(ledgerEntries.id);
  const back = alias(ledgerEntries, 'back');
  const released = db
    .select({ id: back.id })
    .from(back)
    .where(and(eq(back.callId, ledgerEntries.callId), eq(back.kind, 'release')));
  const rows = await db
    .select({
      id: id.mapWith(Number),
      amount: sum(ledgerEntries.amount).mapWith(Number),
      kind: ledgerEntries.kind,
      costRow: min(ledgerEntries.costRow),
      grantor: min(ledgerEntries.grantor),
      at: sql<Date>`max(${ledgerEntries.createdAt})`.mapWith(ledgerEntries.createdAt),
    })
    .from(ledgerEntries)
    .where(
      and(eq(ledgerEntries.learnerId, learnerId), ne(ledgerEntries.kind, 'release'), not(exists(released))),
    )
    .groupBy(sql`coalesce(${ledgerEntries.callId}::text, ${ledgerEntries.id}::text)`, ledgerEntries.kind)
    .having(before === null ? undefined : lt(id, before))
    .orderBy(desc(id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    kind: KINDS[row.kind as keyof typeof KINDS],
    costRow: row.costRow as CostRow | null,
    grantor: row.grantor as Grantor | null,
  }));
}

/** When the balance moved last. null: it never did. */
export async function lastMovement(db: Db, learnerId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.learnerId, learnerId))
    .orderBy(desc(ledgerEntries.id))
    .limit(1);
  return row?.at ?? null;
}
