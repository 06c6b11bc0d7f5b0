import { AppError } from '#domain/errors.ts';
import { mockSteps, modulesDone } from '#domain/oet/mock-exam.ts';
import type { Deps } from '../../../deps.ts';
import type { OnceCall } from '../../../graphql/calls.ts';
import {
  findMockExam,
  insertMockExam,
  listMockExams,
  type MockExamRow,
} from '../attempts/mock-exams.store.ts';
import { type AttemptSummary, getAttempts } from './progress.service.ts';

type ExamDeps = Pick<Deps, 'db' | 'clock' | 'examModules'>;

export interface MockExam extends MockExamRow {
  readonly attempts: readonly AttemptSummary[];
}

export interface MockExamSummary extends MockExamRow {
  readonly modulesDone: number;
}

export function startMockExam(
  { clock }: Pick<Deps, 'clock'>,
  call: OnceCall,
  learnerId: string,
): Promise<{ readonly mockExamId: string }> {
  return call.once({
    input: [],
    run: async (tx) => ({ mockExamId: await insertMockExam(tx, learnerId, clock.now()) }),
  });
}

/** Errors: VAL_001 unknown_test, also for another learner's. */
export async function getMockExam(deps: ExamDeps, learnerId: string, id: string): Promise<MockExam> {
  const exam = await findMockExam(deps.db, learnerId, id);
  if (!exam) throw new AppError('VAL_001', { reason: 'unknown_test' });
  return { ...exam, attempts: await getAttempts(deps, learnerId, { mockExamId: exam.id }) };
}

/** A learner's mock exams, newest first. */
export async function getMockExams(deps: ExamDeps, learnerId: string): Promise<MockExamSummary[]> {
  const exams = await listMockExams(deps.db, learnerId);
  if (exams.length === 0) return [];
  const attempts = await getAttempts(deps, learnerId, {});
  return exams.map((exam) => ({
    ...exam,
    modulesDone: modulesDone(mockSteps(attempts.filter(({ mockExamId }) => mockExamId === exam.id))),
  }));
}
