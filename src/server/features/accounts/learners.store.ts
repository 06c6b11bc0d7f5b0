import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, perDatabase } from '../../db/client.ts';
import { learners } from '../../db/schema/learners.ts';

export type LearnerRow = typeof learners.$inferSelect;
export type NewLearner = Omit<typeof learners.$inferInsert, 'id' | 'createdAt'>;

const queries = perDatabase((db) => ({
  byId: db
    .select()
    .from(learners)
    .where(eq(learners.id, sql.placeholder('id')))
    .prepare('learner_by_id'),
  byEmail: db
    .select({ id: learners.id, passwordHash: learners.passwordHash })
    .from(learners)
    .where(eq(sql`lower(${learners.email})`, sql`lower(${sql.placeholder('email')})`))
    .prepare('learner_by_email'),
}));

export async function findLearner(db: Db, learnerId: string): Promise<LearnerRow | undefined> {
  return (await queries(db).byId.execute({ id: learnerId }))[0];
}

export async function findCredentials(db: Db, email: string) {
  return (await queries(db).byEmail.execute({ email }))[0];
}

/** The new learner's id, or null when the email or the username is taken. */
export async function insertLearner(tx: Db, learner: NewLearner): Promise<string | null> {
  const rows = await tx.insert(learners).values(learner).onConflictDoNothing().returning({ id: learners.id });
  return rows[0]?.id ?? null;
}

export async function recordConsent(db: Db, learnerId: string, now: Date): Promise<void> {
  await db
    .update(learners)
    .set({ providerConsentAt: now })
    .where(and(eq(learners.id, learnerId), isNull(learners.providerConsentAt)));
}

/** Whether the learner agreed that remote engines get what she says and writes. */
export async function hasConsent(db: Db, learnerId: string): Promise<boolean> {
  return (await findLearner(db, learnerId))?.providerConsentAt != null;
}

export type LearnerPreferences = Partial<Pick<LearnerRow, 'nativeLanguage' | 'languageToLearn'>>;

export async function updatePreferences(
  db: Db,
  learnerId: string,
  preferences: LearnerPreferences,
): Promise<void> {
  await db.update(learners).set(preferences).where(eq(learners.id, learnerId));
}
