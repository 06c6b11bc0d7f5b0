import { AppError } from '#domain/errors.ts';
import { overrunSeconds, submissionClock } from '#domain/oet/attempt.ts';
import { percentOf } from '#domain/oet/bands.ts';
import { estimateOf } from '#domain/oet/scales.ts';
import type { LetterAssessment, ScoredLetter } from '#domain/oet/writing/assessment.ts';
import { WRITING } from '#domain/oet/writing/module.ts';
import type { LetterReview, WritingResults, WritingSubmission } from '#domain/oet/writing/results-wire.ts';
import { letterScore } from '#domain/oet/writing/score.ts';
import { caseNotesText, taskText, type WritingKey } from '#domain/oet/writing/task.ts';
import type { Deps } from '../../../deps.ts';
import { findAssessment } from '../assessing/assessments.store.ts';
import type { OpenPart } from '../attempts/attempts.service.ts';
import { findDraft } from '../attempts/drafts.store.ts';
import { findPart, type PartRow } from '../attempts/parts.store.ts';
import { findMarks } from '../marking/marks.store.ts';
import { findKey } from '../papers/keys.store.ts';
import { openLetter, paperOf } from './writing.service.ts';

type ExamDeps = Pick<Deps, 'db' | 'clock' | 'examModules'>;

/** Errors: VAL_001 not_submitted, unknown_test. */
export async function getWritingResults(
  deps: ExamDeps,
  learnerId: string,
  progressId: string,
): Promise<WritingResults> {
  const opened = await openLetter(deps, learnerId, progressId);
  const [paper, row] = await Promise.all([paperOf(deps, opened), findPart(deps.db, opened.place)]);
  if (!row.submittedAt) throw new AppError('VAL_001', { reason: 'not_submitted' });
  const section = {
    title: paper.title,
    case_notes: caseNotesText(paper),
    task_instructions: taskText(paper),
    profession: paper.profession,
    letter_type: paper.letterType,
  };
  return { section, submission: await submissionOf(deps, opened, row, row.submittedAt) };
}

async function submissionOf(
  { db }: ExamDeps,
  { attempt, definition, place }: OpenPart,
  row: PartRow,
  submittedAt: Date,
): Promise<WritingSubmission> {
  // Before its marks, which are stored with it: read at once the marks could be those of before.
  const assessed = await findAssessment(db, place);
  const [draft, marks, key] = await Promise.all([
    findDraft(db, place),
    findMarks(db, place),
    findKey<WritingKey>(db, attempt.testVersionId, place.part),
  ]);
  const waiting: WritingSubmission = {
    status: 'marking',
    letter_content: draft?.text ?? '',
    completed_at: submittedAt.toISOString(),
    overrun_seconds: overrunSeconds(submissionClock(definition, row), submittedAt),
    score: null,
    band: null,
    estimated_score: null,
    score_at_time: null,
    criteria_scores: null,
    feedback: [],
    engine: assessed?.engine ?? null,
    unscorable: null,
    review: null,
  };
  const assessment = assessed?.assessment as LetterAssessment | undefined;
  if (!assessment) return waiting;
  if (!assessment.scorable) {
    const { reason, why } = assessment;
    return { ...waiting, status: 'unscorable', unscorable: { reason, why } };
  }
  const { percent, band, criteria, ...tally } = letterScore(assessment.marks);
  return {
    ...waiting,
    status: 'marked',
    score: percent,
    band,
    estimated_score: estimateOf(WRITING, tally),
    score_at_time: marks ? percentOf(marks.atTime) : null,
    criteria_scores: criteria,
    feedback: [...assessment.feedback],
    review: reviewOf(assessment, key),
  };
}

function reviewOf({ findings, points, mended, next }: ScoredLetter, { models }: WritingKey): LetterReview {
  return {
    findings: findings.map(({ isCertain: _certain, ...finding }) => finding),
    points: points.map(({ noteIds: _notes, ...point }) => point),
    mended: { text: mended.text, changes: mended.changes.map(({ findingId: _finding, ...rest }) => rest) },
    next,
    models: {
      a: models.a,
      c_plus: { letter: models.cPlus.letter, findings: [...models.cPlus.findings] },
    },
  };
}
