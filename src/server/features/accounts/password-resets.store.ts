import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { passwordResets } from '../../db/schema/learners.ts';

export type PasswordReset = typeof passwordResets.$inferInsert;

export async function insertReset(db: Db, reset: PasswordReset): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

/** Whose link it is, as long as it is good. */
export async function findResetOwner(db: Db, hash: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ learnerId: passwordResets.learnerId })
    .from(passwordResets)
    .where(and(eq(passwordResets.hash, hash), gt(passwordResets.expiresAt, now)));
  return row?.learnerId;
}

/** Uses a link up. False when it isn't good any more: of two that come at once one wins. */
export async function takeReset(tx: Db, hash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.hash, hash), gt(passwordResets.expiresAt, now)))
    .returning({ hash: passwordResets.hash });
  return taken.length === 1;
}

export async function deleteResetsOf(tx: Db, learnerId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.learnerId, learnerId));
}

export async function deleteOldResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
}
