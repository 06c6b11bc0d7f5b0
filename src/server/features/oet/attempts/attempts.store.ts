import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { isUuid } from '#domain/uuid.ts';
import { type Db, perDatabase } from '../../../db/client.ts';
import { oetAttemptParts, oetAttempts } from '../../../db/schema/oet-attempts.ts';
import { oetTestVersions } from '../../../db/schema/oet-papers.ts';

export interface AttemptRow {
  readonly id: string;
  readonly learnerId: string;
  readonly module: string;
  readonly testVersionId: string;
  /** The test's, the same in all its versions. */
  readonly testId: string;
}

const columns = {
  id: oetAttempts.id,
  learnerId: oetAttempts.learnerId,
  module: oetAttempts.module,
  testVersionId: oetAttempts.testVersionId,
  testId: oetTestVersions.testId,
};

const queries = perDatabase((db) => ({
  attempt: db
    .select(columns)
    .from(oetAttempts)
    .innerJoin(oetTestVersions, eq(oetTestVersions.id, oetAttempts.testVersionId))
    .where(
      and(
        eq(oetAttempts.id, sql.placeholder('attemptId')),
        eq(oetAttempts.learnerId, sql.placeholder('learnerId')),
      ),
    )
    .prepare('oet_attempt'),
}));

export interface NewAttempt {
  readonly learnerId: string;
  readonly module: string;
  readonly testVersionId: string;
  readonly parts: readonly string[];
  /** The call that paid for it. */
  readonly callId: string;
  readonly mockExamId: string | null;
  readonly now: Date;
}

/** null where the mock exam has an attempt at the module already. */
export async function insertAttempt(tx: Db, { parts, now, ...attempt }: NewAttempt): Promise<string | null> {
  const [row] = await tx
    .insert(oetAttempts)
    .values({ ...attempt, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: oetAttempts.id });
  if (!row) return null;
  const attemptId = row.id;
  await tx.insert(oetAttemptParts).values(parts.map((part) => ({ attemptId, part })));
  return attemptId;
}

/** An attempt of the learner's own. */
export async function findAttempt(
  db: Db,
  learnerId: string,
  attemptId: string,
): Promise<AttemptRow | undefined> {
  if (!isUuid(attemptId)) return undefined;
  return (await queries(db).attempt.execute({ learnerId, attemptId }))[0];
}

/** An attempt whoever's it is: for jobs, which no learner asks for. */
export async function findAnyAttempt(
  db: Db,
  attemptId: string,
): Promise<(AttemptRow & { readonly callId: string | null }) | undefined> {
  if (!isUuid(attemptId)) return undefined;
  const [row] = await db
    .select({ ...columns, callId: oetAttempts.callId })
    .from(oetAttempts)
    .innerJoin(oetTestVersions, eq(oetTestVersions.id, oetAttempts.testVersionId))
    .where(eq(oetAttempts.id, attemptId));
  return row;
}

/** The learner's latest attempt at a module that has a part to be submitted. */
export async function findLatestOpen(db: Db, learnerId: string, module: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: oetAttempts.id })
    .from(oetAttempts)
    .innerJoin(oetAttemptParts, eq(oetAttemptParts.attemptId, oetAttempts.id))
    .where(
      and(
        eq(oetAttempts.learnerId, learnerId),
        eq(oetAttempts.module, module),
        isNull(oetAttemptParts.submittedAt),
      ),
    )
    .orderBy(desc(oetAttempts.createdAt), desc(oetAttempts.id))
    .limit(1);
  return row?.id;
}
