import { AppError } from '#domain/errors.ts';
import { type Answers, decodeAnswers } from '#domain/oet/answers.ts';
import { percentOf, practiceBand } from '#domain/oet/bands.ts';
import { fillsReadingGap } from '#domain/oet/gap.ts';
import type { PartDefinition } from '#domain/oet/modules.ts';
import { correctAnswer } from '#domain/oet/questions.ts';
import { READING } from '#domain/oet/reading/module.ts';
import type { ReadingPaper } from '#domain/oet/reading/paper.ts';
import type { ReadingResults } from '#domain/oet/reading/results-wire.ts';
import { oetFeedbackOf } from '#words/oet-feedback.ts';
import type { Deps } from '../../../deps.ts';
import type { OnceCall } from '../../../graphql/calls.ts';
import { openPartOf, rememberReading } from '../attempts/attempts.service.ts';
import { type MarkedWork, reviewPart, submitQuestions } from '../marking/marking.service.ts';
import { findPaper } from '../papers/papers.store.ts';
import { scoreOfAttempt } from '../progress/progress.service.ts';

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

export interface ReadingSubmission extends PartName {
  /** JSON of question id to answer. */
  readonly answers: string;
  readonly revision: number | null;
}

/** Errors: VAL_001 bad_answers, unknown_test, unknown_part. */
export async function submitReading(
  deps: ExamDeps,
  call: OnceCall,
  learnerId: string,
  { answers, revision, ...named }: ReadingSubmission,
): Promise<{ readonly score: number; readonly totalMarks: number }> {
  const given: Answers | null = decodeAnswers(answers);
  if (!given) throw new AppError('VAL_001', { reason: 'bad_answers' });
  const opened = await openPartOf(deps, learnerId, named, READING);
  const marks = await submitQuestions(deps, call, opened, { answers: given, revision }, fillsReadingGap);
  return { score: percentOf(marks), totalMarks: marks.total };
}

/** What a submitted part came to, each question with what proves its answer. Errors: VAL_001 not_submitted. */
export async function getReadingResults(
  deps: ExamDeps,
  learnerId: string,
  named: PartName,
): Promise<ReadingResults> {
  const opened = await openPartOf(deps, learnerId, named, READING);
  const work = await reviewPart(deps, opened);
  const whole = await scoreOfAttempt(deps.db, opened);
  const paper = work.paper as ReadingPaper;
  const score = percentOf(work.marked);
  return {
    title: paper.title,
    part: opened.definition.part,
    score,
    obtained_marks: work.marked.obtained,
    total_marks: work.marked.total,
    completed_at: work.submittedAt.toISOString(),
    feedback: oetFeedbackOf(work),
    band: practiceBand(score),
    estimated_score: whole?.estimatedScore ?? null,
    overrun_seconds: work.overrunSeconds,
    score_at_time: percentOf(work.atTime),
    passages: paper.passages.map(({ id, label, title, body }) => ({ id, label, title, body })),
    questions: reviewedQuestions(work),
  };
}

function reviewedQuestions({ paper, key, marked, spent }: MarkedWork): ReadingResults['questions'] {
  return paper.questions.map(({ id, number, type, text, options, skill, marks }) => {
    const right = key[id];
    const given = marked.questions.find((each) => each.id === id);
    if (!right || !given) throw new Error(`The question ${id} has no key or was not marked.`);
    const { quote, sourceId: passageId } = right.evidence;
    return {
      id,
      number,
      type,
      text,
      options: options ? [...options] : null,
      skill,
      answer: given.answer,
      correct: correctAnswer(right),
      marks,
      obtained: given.obtained,
      why: right.why,
      evidence: { quote, passageId },
      spent_ms: spent[id] ?? null,
    };
  });
}
