import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { billingEvents } from '../../db/schema/billing.ts';
import type { ProviderEvent } from '../../ports/billing-provider.ts';

/** Keeps an event. One that is known and was not handled yet is due again. */
export async function keepEvent(db: Db, event: ProviderEvent, now: Date): Promise<void> {
  await db
    .insert(billingEvents)
    .values({ ...event, receivedAt: now, dueAt: now })
    .onConflictDoUpdate({
      target: billingEvents.id,
      set: { dueAt: now },
      setWhere: isNull(billingEvents.handledAt),
    });
}

export interface DueEvent extends ProviderEvent {
  /** This one included. */
  readonly attempts: number;
}

/** How long nobody else takes up an event that somebody works on. */
const LEASE = sql`interval '2 minutes'`;

/** The next event to handle, for whoever takes it first. */
export async function takeDueEvent(db: Db, now: Date): Promise<DueEvent | undefined> {
  const next = db
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(and(isNull(billingEvents.handledAt), lte(billingEvents.dueAt, now)))
    .orderBy(asc(billingEvents.dueAt), asc(billingEvents.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(billingEvents)
    .set({
      attempts: sql`${billingEvents.attempts} + 1`,
      dueAt: sql`${now.toISOString()}::timestamptz + ${LEASE}`,
    })
    .where(sql`${billingEvents.id} = (${next})`)
    .returning({
      id: billingEvents.id,
      kind: billingEvents.kind,
      objectId: billingEvents.objectId,
      attempts: billingEvents.attempts,
    });
  return row;
}

export async function markHandled(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(billingEvents).set({ handledAt: now, failure: null }).where(eq(billingEvents.id, id));
}

export async function postponeEvent(
  db: Db,
  id: string,
  { failure, dueAt }: { readonly failure: string; readonly dueAt: Date },
): Promise<void> {
  await db.update(billingEvents).set({ failure, dueAt }).where(eq(billingEvents.id, id));
}

/**
 * Stands for all that was handled: another one than before tells that somebody else handled an event meanwhile. With the
 * newest, as the number alone is the same again when an old one is forgotten.
 */
export async function handledEvents(db: Db): Promise<string> {
  const [row] = await db
    .select({ handled: sql<string>`count(*) || ' ' || coalesce(max(${billingEvents.handledAt})::text, '')` })
    .from(billingEvents)
    .where(isNotNull(billingEvents.handledAt));
  return row!.handled;
}

/** Any number; it only has to be the same in every instance. */
const EVENT_LOCK = 4_411_903;

/** One event is written down at a time. */
export async function lockEvents(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${EVENT_LOCK})`);
}

/** A provider doesn't repeat an event for so long. */
export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db.delete(billingEvents).where(lte(billingEvents.handledAt, before));
}
