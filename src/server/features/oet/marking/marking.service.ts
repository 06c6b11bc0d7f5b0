import { AppError } from '#domain/errors.ts';
import { type Answers, decodeAnswers } from '#domain/oet/answers.ts';
import { overrunSeconds, submissionClock, takesWork } from '#domain/oet/attempt.ts';
import { percentOf } from '#domain/oet/bands.ts';
import { type GapRule, type MarkedPart, markPart } from '#domain/oet/marking.ts';
import type { PartKey, QuestionPaper } from '#domain/oet/questions.ts';
import { savedAnswers, timelyAnswers, withSubmitted } from '#domain/oet/saved-work.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { OnceCall } from '../../../graphql/calls.ts';
import type { OpenPart } from '../attempts/attempts.service.ts';
import { findPart, lockPart, storeSubmission } from '../attempts/parts.store.ts';
import { findKey } from '../papers/keys.store.ts';
import { findPaper } from '../papers/papers.store.ts';
import { findMarks, insertMarks, type Marks } from './marks.store.ts';

/** A submission as it is sent. */
export interface SentAnswers {
  /** JSON of question id to answer. */
  readonly answers: string;
  readonly revision: number | null;
}

/** Errors: VAL_001 bad_answers. */
export function submissionOf({ answers, revision }: SentAnswers): Submission {
  const given = decodeAnswers(answers);
  if (!given) throw new AppError('VAL_001', { reason: 'bad_answers' });
  return { answers: given, revision };
}

export interface Submission {
  readonly answers: Answers;
  /** What the sender had seen of the saved work; null where it doesn't keep count. */
  readonly revision: number | null;
}

export interface SubmittedMarks {
  /** Percent. */
  readonly score: number;
  readonly obtainedMarks: number;
  readonly totalMarks: number;
}

/**
 * Submits a part whose questions are marked one by one, and marks it, in one transaction. A part is submitted once:
 * whoever comes later gets the marks that it has.
 */
export async function submitQuestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: OnceCall,
  opened: OpenPart,
  submission: Submission,
  fillsGap: GapRule,
): Promise<SubmittedMarks> {
  const { attempt, place } = opened;
  const paper = await findPaper<QuestionPaper>(db, attempt.testVersionId, place.part);
  const key = await findKey<PartKey>(db, attempt.testVersionId, place.part);
  const marks = await call.once({
    input: [attempt.id, place.part, submission.answers],
    run: async (tx) => {
      const { obtained, total } = await submit(tx, opened, { paper, key, fillsGap }, submission, clock.now());
      return { obtained, total };
    },
  });
  return { score: percentOf(marks), obtainedMarks: marks.obtained, totalMarks: marks.total };
}

interface Marker {
  readonly paper: QuestionPaper;
  readonly key: PartKey;
  readonly fillsGap: GapRule;
}

async function submit(
  tx: Db,
  { definition, place }: OpenPart,
  { paper, key, fillsGap }: Marker,
  submission: Submission,
  now: Date,
): Promise<MarkedPart> {
  const row = await lockPart(tx, place);
  if (!takesWork(row)) return (await marksOf(tx, place)).marked;
  const clock = submissionClock(definition, row);
  const ids = new Set(paper.questions.map(({ id }) => id));
  const when = {
    now: now.getTime(),
    startedAt: clock?.startedAt.getTime() ?? null,
    endsAt: clock?.endsAt.getTime() ?? null,
  };
  const work = withSubmitted(row.work, submission, ids, when);
  const marked = markPart(paper, key, savedAnswers(work), fillsGap);
  const { obtained, total } = markPart(paper, key, timelyAnswers(work), fillsGap);
  const marks: Marks = {
    marked,
    atTime: { obtained, total },
    overrunSeconds: overrunSeconds(clock, now),
    mode: row.mode,
    markedAt: now,
  };
  if (!(await storeSubmission(tx, place, work, now)) || !(await insertMarks(tx, place, marks))) {
    throw new Error(`The part ${place.part} of ${place.attemptId} was submitted under a lock that is ours.`);
  }
  return marked;
}

async function marksOf(db: Db, place: OpenPart['place']): Promise<Marks> {
  const marks = await findMarks(db, place);
  if (!marks) throw new AppError('VAL_001', { reason: 'not_submitted' });
  return marks;
}

/** What a marked part was, what was right in it and what was made of it. */
export interface MarkedWork extends Marks {
  readonly paper: QuestionPaper;
  readonly key: PartKey;
  readonly submittedAt: Date;
  readonly spent: Readonly<Record<string, number>>;
}

/** A part that has been submitted, with its key. Errors: VAL_001 not_submitted. */
export async function reviewPart(
  { db }: Pick<Deps, 'db'>,
  { attempt, place }: OpenPart,
): Promise<MarkedWork> {
  const marks = await marksOf(db, place);
  const [paper, key, { work, submittedAt }] = await Promise.all([
    findPaper<QuestionPaper>(db, attempt.testVersionId, place.part),
    findKey<PartKey>(db, attempt.testVersionId, place.part),
    findPart(db, place),
  ]);
  return { ...marks, paper, key, spent: work.spent, submittedAt: submittedAt ?? marks.markedAt };
}
