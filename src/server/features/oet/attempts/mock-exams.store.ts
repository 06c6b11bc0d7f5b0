import { and, desc, eq } from 'drizzle-orm';
import { isUuid } from '#domain/uuid.ts';
import type { Db } from '../../../db/client.ts';
import { oetAttempts, oetMockExams } from '../../../db/schema/oet-attempts.ts';

export interface MockExamRow {
  readonly id: string;
  readonly createdAt: Date;
}

const columns = { id: oetMockExams.id, createdAt: oetMockExams.createdAt };

export async function insertMockExam(tx: Db, learnerId: string, now: Date): Promise<string> {
  const [row] = await tx
    .insert(oetMockExams)
    .values({ learnerId, createdAt: now })
    .returning({ id: oetMockExams.id });
  return row!.id;
}

/** A mock exam of the learner's own. */
export async function findMockExam(db: Db, learnerId: string, id: string): Promise<MockExamRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(columns)
    .from(oetMockExams)
    .where(and(eq(oetMockExams.id, id), eq(oetMockExams.learnerId, learnerId)));
  return row;
}

/** As many as a page lists. */
const MOST_EXAMS = 50;

/** The learner's mock exams, newest first. */
export function listMockExams(db: Db, learnerId: string): Promise<MockExamRow[]> {
  return db
    .select(columns)
    .from(oetMockExams)
    .where(eq(oetMockExams.learnerId, learnerId))
    .orderBy(desc(oetMockExams.createdAt))
    .limit(MOST_EXAMS);
}

/** The attempt at a module in a mock exam that the caller has found to be the learner's. */
export async function findMockAttempt(
  db: Db,
  mockExamId: string,
  module: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: oetAttempts.id })
    .from(oetAttempts)
    .where(and(eq(oetAttempts.mockExamId, mockExamId), eq(oetAttempts.module, module)));
  return row?.id;
}
