import { desc } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { operatorActs } from '../../db/schema/billing.ts';

export type Act = typeof operatorActs.$inferSelect;
export type NewAct = Omit<typeof operatorActs.$inferInsert, 'id' | 'at'>;

export async function insertAct(tx: Db, act: NewAct): Promise<void> {
  await tx.insert(operatorActs).values(act);
}

/** Newest first. */
export async function latestActs(db: Db, limit: number): Promise<Act[]> {
  return db.select().from(operatorActs).orderBy(desc(operatorActs.id)).limit(limit);
}
