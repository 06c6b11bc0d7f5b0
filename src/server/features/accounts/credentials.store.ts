import { eq, sql } from 'drizzle-orm';
import { type Db, perDatabase } from '../../db/client.ts';
import { credentials } from '../../db/schema/credentials.ts';
import { learners } from '../../db/schema/learners.ts';

/** Secret: for the check of a password alone. */
export type Credentials = typeof credentials.$inferSelect;

/** With whether the account is closed. */
export type Known = Credentials & Pick<typeof learners.$inferSelect, 'disabledAt'>;

const byEmail = perDatabase((db) =>
  db
    .select({
      learnerId: credentials.learnerId,
      passwordHash: credentials.passwordHash,
      disabledAt: learners.disabledAt,
    })
    .from(learners)
    .innerJoin(credentials, eq(credentials.learnerId, learners.id))
    .where(eq(sql`lower(${learners.email})`, sql`lower(${sql.placeholder('email')})`))
    .prepare('credentials_by_email'),
);

export async function findCredentials(db: Db, email: string): Promise<Known | undefined> {
  return (await byEmail(db).execute({ email }))[0];
}

export async function insertCredentials(tx: Db, added: Credentials): Promise<void> {
  await tx.insert(credentials).values(added);
}

/** The hash of a learner's password, which nobody can change until the transaction ends. */
export async function holdPasswordHash(tx: Db, learnerId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.learnerId, learnerId))
    .for('update');
  return row?.passwordHash;
}

export async function findPasswordHash(db: Db, learnerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.learnerId, learnerId));
  return row?.passwordHash;
}

export async function replacePasswordHash(tx: Db, { learnerId, passwordHash }: Credentials): Promise<void> {
  await tx.update(credentials).set({ passwordHash }).where(eq(credentials.learnerId, learnerId));
}
