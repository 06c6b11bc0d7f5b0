import { AppError } from '#domain/errors.ts';
import { LONGEST_DRAFT } from '#domain/oet/drafts.ts';
import type { PartDefinition } from '#domain/oet/modules.ts';
import { WRITING } from '#domain/oet/writing/module.ts';
import type { WritingPaper } from '#domain/oet/writing/task.ts';
import type { Deps } from '../../../deps.ts';
import type { OnceCall } from '../../../graphql/calls.ts';
import { requireConsent } from '../../accounts/consents.service.ts';
import { submitText } from '../assessing/texts.service.ts';
import { type OpenPart, openPartOf, rememberReading } from '../attempts/attempts.service.ts';
import { findPaper } from '../papers/papers.store.ts';

type ExamDeps = Pick<Deps, 'db' | 'clock' | 'examModules'>;

/** The writing test as a candidate sees it. */
export interface WritingSection {
  readonly id: string;
  readonly definition: PartDefinition;
  readonly paper: WritingPaper;
}

/** Reading it is remembered: a client that starts no clock has started then. */
export async function getWritingTest(
  deps: ExamDeps,
  learnerId: string,
  progressId: string,
): Promise<WritingSection> {
  const opened = await openLetter(deps, learnerId, progressId);
  await rememberReading(deps, opened);
  // Not the version's id: its hash goes by the key too.
  const { attempt, definition } = opened;
  return { id: attempt.testId, definition, paper: await paperOf(deps, opened) };
}

/** The learner's own attempt at writing. Errors: VAL_001 unknown_test. */
export const openLetter = (deps: Pick<Deps, 'db' | 'examModules'>, learnerId: string, progressId: string) =>
  openPartOf(deps, learnerId, { progressId, part: null }, WRITING);

export const paperOf = ({ db }: Pick<Deps, 'db'>, { attempt, place }: OpenPart) =>
  findPaper<WritingPaper>(db, attempt.testVersionId, place.part);

/** Errors: VAL_001 bad_draft, unknown_test, consent_needed. */
export async function submitLetter(
  deps: ExamDeps & Pick<Deps, 'jobs' | 'letterAssessor'>,
  call: OnceCall,
  learnerId: string,
  { progressId, letter }: { readonly progressId: string; readonly letter: string },
): Promise<void> {
  if (letter.length > LONGEST_DRAFT) throw new AppError('VAL_001', { reason: 'bad_draft' });
  await requireConsent(deps, learnerId, deps.letterAssessor.engine);
  await submitText(deps, call, await openLetter(deps, learnerId, progressId), letter);
}
