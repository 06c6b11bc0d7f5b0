import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type Db, perDatabase } from '../../db/client.ts';
import { learners } from '../../db/schema/learners.ts';

/** A learner as the product shows her. What she logs in with stands in a store of its own. */
export type LearnerRow = Omit<typeof learners.$inferSelect, 'phoneNumber' | 'disabledAt' | 'createdAt'>;
export type NewLearner = Omit<typeof learners.$inferInsert, 'id' | 'createdAt'>;

const columns = {
  id: learners.id,
  email: learners.email,
  username: learners.username,
  fullName: learners.fullName,
  firstName: learners.firstName,
  lastName: learners.lastName,
  nativeLanguage: learners.nativeLanguage,
  languageToLearn: learners.languageToLearn,
  specialitySlug: learners.specialitySlug,
  categorySlug: learners.categorySlug,
  profession: learners.profession,
};

const queries = perDatabase((db) => ({
  byId: db
    .select(columns)
    .from(learners)
    .where(eq(learners.id, sql.placeholder('id')))
    .prepare('learner_by_id'),
  byEmail: db
    .select({ id: learners.id })
    .from(learners)
    .where(eq(sql`lower(${learners.email})`, sql`lower(${sql.placeholder('email')})`))
    .prepare('learner_by_email'),
}));

export async function findLearner(db: Db, learnerId: string): Promise<LearnerRow | undefined> {
  return (await queries(db).byId.execute({ id: learnerId }))[0];
}

/** Whether an account has this email, in any case. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await queries(db).byEmail.execute({ email })).length > 0;
}

/** The new learner's id, or null when the email or the username is taken. */
export async function insertLearner(tx: Db, learner: NewLearner): Promise<string | null> {
  const rows = await tx.insert(learners).values(learner).onConflictDoNothing().returning({ id: learners.id });
  return rows[0]?.id ?? null;
}

export type LearnerPreferences = Partial<
  Pick<LearnerRow, 'nativeLanguage' | 'languageToLearn' | 'categorySlug' | 'specialitySlug' | 'profession'>
>;

export async function updatePreferences(
  db: Db,
  learnerId: string,
  preferences: LearnerPreferences,
): Promise<void> {
  await db.update(learners).set(preferences).where(eq(learners.id, learnerId));
}

export async function setDisabled(tx: Db, learnerId: string, disabledAt: Date | null): Promise<void> {
  await tx.update(learners).set({ disabledAt }).where(eq(learners.id, learnerId));
}

/** Whether the account is closed. */
export async function isDisabled(db: Db, learnerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: learners.id })
    .from(learners)
    .where(and(eq(learners.id, learnerId), isNotNull(learners.disabledAt)));
  return rows.length > 0;
}

/** Whose account has this email, in any case. */
export async function learnerIdByEmail(db: Db, email: string): Promise<string | null> {
  return (await queries(db).byEmail.execute({ email }))[0]?.id ?? null;
}

/** How a learner is called and reached, as she said. */
export type LearnerContact = Pick<
  typeof learners.$inferSelect,
  'fullName' | 'email' | 'phoneNumber' | 'createdAt'
>;

export async function findContact(db: Db, learnerId: string): Promise<LearnerContact | undefined> {
  const [row] = await db
    .select({
      fullName: learners.fullName,
      email: learners.email,
      phoneNumber: learners.phoneNumber,
      createdAt: learners.createdAt,
    })
    .from(learners)
    .where(eq(learners.id, learnerId));
  return row;
}

export type ChangedContact = Pick<
  typeof learners.$inferSelect,
  'fullName' | 'firstName' | 'lastName' | 'phoneNumber'
>;

export async function updateContact(db: Db, learnerId: string, contact: ChangedContact): Promise<void> {
  await db.update(learners).set(contact).where(eq(learners.id, learnerId));
}

/** With every row that refers to her. */
export async function deleteLearner(tx: Db, learnerId: string): Promise<void> {
  await tx.delete(learners).where(eq(learners.id, learnerId));
}

/** The learner's specialty, locked until the transaction ends, so that two changes don't undo each other. */
export async function lockSpeciality(tx: Db, learnerId: string): Promise<string | null> {
  const [row] = await tx
    .select({ specialitySlug: learners.specialitySlug })
    .from(learners)
    .where(eq(learners.id, learnerId))
    .for('update');
  return row?.specialitySlug ?? null;
}
