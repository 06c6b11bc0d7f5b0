import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { billingCustomers } from '../../db/schema/billing.ts';

/** Who a learner is to the provider. null: it doesn't know her. */
export async function customerOf(db: Db, learnerId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: billingCustomers.id })
    .from(billingCustomers)
    .where(eq(billingCustomers.learnerId, learnerId));
  return row?.id ?? null;
}

/** A learner who comes as another customer is that one from then on. */
export async function keepCustomer(
  tx: Db,
  { id, learnerId }: { readonly id: string; readonly learnerId: string },
): Promise<void> {
  await tx
    .insert(billingCustomers)
    .values({ id, learnerId })
    .onConflictDoUpdate({ target: billingCustomers.learnerId, set: { id } });
}
