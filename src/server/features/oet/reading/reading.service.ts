import { fillsReadingGap } from '#domain/oet/gap.ts';
import type { PartDefinition } from '#domain/oet/modules.ts';
import { READING } from '#domain/oet/reading/module.ts';
import type { ReadingPaper } from '#domain/oet/reading/paper.ts';
import type { ReadingResults } from '#domain/oet/reading/results-wire.ts';
import type { Deps } from '../../../deps.ts';
import type { OnceCall } from '../../../graphql/calls.ts';
import { openPartOf, rememberReading } from '../attempts/attempts.service.ts';
import {
  type SentAnswers,
  type SubmittedMarks,
  submissionOf,
  submitQuestions,
} from '../marking/marking.service.ts';
import { findPaper } from '../papers/papers.store.ts';
import { resultOfPart, reviewedQuestions } from '../progress/part-result.service.ts';

type ExamDeps = Pick<Deps, 'db' | 'clock' | 'examModules'>;

interface PartName {
  readonly progressId: string;
  readonly part: string;
}

/** A part of the reading test as a candidate sees it. */
export interface ReadingSection {
  readonly id: string;
  readonly definition: PartDefinition;
  readonly paper: ReadingPaper;
}

/** Reading it is remembered: a client that starts no clock has started then. */
export async function getReadingSection(
  deps: ExamDeps,
  learnerId: string,
  named: PartName,
): Promise<ReadingSection> {
  const opened = await openPartOf(deps, learnerId, named, READING);
  const { attempt, definition } = opened;
  const paper = await findPaper<ReadingPaper>(deps.db, attempt.testVersionId, definition.part);
  await rememberReading(deps, opened);
  // Not the version's id: its hash goes by the key too.
  return { id: `${attempt.testId}/${definition.part}`, definition, paper };
}

/** Errors: VAL_001 bad_answers, unknown_test, unknown_part. */
export async function submitReading(
  deps: ExamDeps,
  call: OnceCall,
  learnerId: string,
  { answers, revision, ...named }: PartName & SentAnswers,
): Promise<SubmittedMarks> {
  const submission = submissionOf({ answers, revision });
  const opened = await openPartOf(deps, learnerId, named, READING);
  return submitQuestions(deps, call, opened, submission, fillsReadingGap);
}

/** What a submitted part came to, each question with what proves its answer. Errors: VAL_001 not_submitted. */
export async function getReadingResults(
  deps: ExamDeps,
  learnerId: string,
  named: PartName,
): Promise<ReadingResults> {
  const opened = await openPartOf(deps, learnerId, named, READING);
  const { work, result } = await resultOfPart(deps, opened);
  const { passages } = work.paper as ReadingPaper;
  return {
    ...result,
    obtained_marks: work.marked.obtained,
    completed_at: work.submittedAt.toISOString(),
    passages: passages.map(({ id, label, title, body }) => ({ id, label, title, body })),
    questions: reviewedQuestions(work, ({ evidence: { quote, sourceId } }) => ({
      evidence: { quote, passageId: sourceId },
    })),
  };
}
