import type { PartDefinition } from '#domain/oet/modules.ts';
import { SPEAKING } from '#domain/oet/speaking/module.ts';
import type { SpeakingPaper } from '#domain/oet/speaking/role-play.ts';
import type { Deps } from '../../../deps.ts';
import { type OpenPart, openPartOf, rememberReading } from '../attempts/attempts.service.ts';
import { findPaper } from '../papers/papers.store.ts';

type ExamDeps = Pick<Deps, 'db' | 'clock' | 'examModules'>;

/** The speaking test as a candidate sees it. */
export interface SpeakingSection {
  readonly id: string;
  readonly definition: PartDefinition;
  readonly paper: SpeakingPaper;
  readonly opened: OpenPart;
}

/** Reading it is remembered: a client that starts no clock has started then. */
export async function getSpeakingTest(
  deps: ExamDeps,
  learnerId: string,
  progressId: string,
): Promise<SpeakingSection> {
  const opened = await openRolePlay(deps, learnerId, progressId);
  await rememberReading(deps, opened);
  // Not the version's id: its hash goes by the key too.
  const { attempt, definition } = opened;
  return { id: attempt.testId, definition, paper: await paperOf(deps, opened), opened };
}

/** The learner's own attempt at speaking. Errors: VAL_001 unknown_test. */
export const openRolePlay = (
  deps: Pick<Deps, 'db' | 'examModules'>,
  learnerId: string,
  progressId: string,
): Promise<OpenPart> => openPartOf(deps, learnerId, { progressId, part: null }, SPEAKING);

export const paperOf = ({ db }: Pick<Deps, 'db'>, { attempt, place }: OpenPart): Promise<SpeakingPaper> =>
  findPaper<SpeakingPaper>(db, attempt.testVersionId, place.part);
