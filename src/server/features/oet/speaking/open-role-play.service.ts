import { AppError } from '#domain/errors.ts';
import { SPEAKING } from '#domain/oet/speaking/module.ts';
import type { SpeakingPaper } from '#domain/oet/speaking/role-play.ts';
import type { Deps } from '../../../deps.ts';
import { type OpenPart, openPartOf } from '../attempts/attempts.service.ts';
import { findLatestOpen } from '../attempts/attempts.store.ts';
import { findPaper } from '../papers/papers.store.ts';

type ExamDeps = Pick<Deps, 'db' | 'examModules'>;

/** The learner's own attempt at speaking. Errors: VAL_001 unknown_test. */
export const openRolePlay = (deps: ExamDeps, learnerId: string, progressId: string): Promise<OpenPart> =>
  openPartOf(deps, learnerId, { progressId, part: null }, SPEAKING);

/** The latest that she has not submitted, for a client that doesn't say which. Errors: VAL_001 unknown_test. */
export async function openLatestRolePlay(deps: ExamDeps, learnerId: string): Promise<OpenPart> {
  const progressId = await findLatestOpen(deps.db, learnerId, SPEAKING.name);
  if (!progressId) throw new AppError('VAL_001', { reason: 'unknown_test' });
  return openRolePlay(deps, learnerId, progressId);
}

export const paperOf = ({ db }: Pick<Deps, 'db'>, { attempt, place }: OpenPart): Promise<SpeakingPaper> =>
  findPaper<SpeakingPaper>(db, attempt.testVersionId, place.part);
