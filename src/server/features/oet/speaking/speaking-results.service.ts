import { AppError } from '#domain/errors.ts';
import { overrunSeconds, submissionClock } from '#domain/oet/attempt.ts';
import { estimateOf } from '#domain/oet/scales.ts';
import type { RolePlayAssessment, ScoredRolePlay } from '#domain/oet/speaking/assessment.ts';
import { SPEAKING } from '#domain/oet/speaking/module.ts';
import type { SpeakingResults, SpokenFeedback } from '#domain/oet/speaking/results-wire.ts';
import type { SpeakingKey, SpeakingPaper } from '#domain/oet/speaking/role-play.ts';
import { rolePlayScore } from '#domain/oet/speaking/score.ts';
import { spokenFeedbackOf } from '#domain/oet/speaking/spoken-feedback.ts';
import type { TakenTurn } from '#domain/oet/speaking/turns.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { type AssessmentRow, findAssessment } from '../assessing/assessments.store.ts';
import type { OpenPart } from '../attempts/attempts.service.ts';
import { findPart, type PartRow } from '../attempts/parts.store.ts';
import { findKey } from '../papers/keys.store.ts';
import { openRolePlay, paperOf } from './open-role-play.service.ts';
import { turnsOfAttempt } from './role-play-turns.service.ts';

type ExamDeps = Pick<Deps, 'db' | 'clock' | 'examModules'>;

/** The address of a blob for the learner. */
export type UrlOf = (blobKey: string) => string;

/** Errors: VAL_001 not_submitted, unknown_test. */
export async function getSpeakingResults(
  deps: ExamDeps,
  learnerId: string,
  progressId: string,
  urlOf: UrlOf,
): Promise<SpeakingResults> {
  const opened = await openRolePlay(deps, learnerId, progressId);
  const row = await findPart(deps.db, opened.place);
  const { submittedAt } = row;
  if (!submittedAt) throw new AppError('VAL_001', { reason: 'not_submitted' });
  const { attempt, place, definition } = opened;
  const [paper, key, turns, assessed] = await Promise.all([
    paperOf(deps, opened),
    findKey<SpeakingKey>(deps.db, attempt.testVersionId, place.part),
    turnsOfAttempt(deps.db, opened, row),
    findAssessment(deps.db, place),
  ]);
  return {
    section: sectionOf(paper, key),
    overrun_seconds: overrunSeconds(submissionClock(definition, row), submittedAt),
    turns: turns.map((turn) => turnOf(turn, urlOf)),
    ...outcomeOf(assessed, paper, submittedAt),
  };
}

function sectionOf(paper: SpeakingPaper, { partner }: SpeakingKey): SpeakingResults['section'] {
  const { title, profession, rolePlayType, card } = paper;
  const { setting, role, background } = card;
  const tasks = card.tasks.map(({ id, text }) => ({ id, text }));
  return {
    title,
    profession,
    role_play_type: rolePlayType,
    card: { setting, role, background, tasks },
    partner: {
      kind: partner.kind,
      name: partner.name,
      voice: partner.voice,
      role: partner.role,
      background: partner.background,
      tasks: [...partner.tasks],
    },
  };
}

function turnOf(turn: TakenTurn, urlOf: UrlOf): SpeakingResults['turns'][number] {
  const { number, role, text, source, atMs, blobKey, measures } = turn;
  return {
    number,
    role,
    text,
    source,
    at_ms: atMs,
    audio_url: blobKey === null ? null : urlOf(blobKey),
    duration_ms: measures?.durationMs ?? null,
    pauses: (measures?.pauses ?? []).map(({ fromMs, toMs }) => ({ fromMs, toMs })),
  };
}

type ResultOf = Omit<SpeakingResults, 'section' | 'overrun_seconds' | 'turns'>;

function outcomeOf(assessed: AssessmentRow | undefined, paper: SpeakingPaper, submittedAt: Date): ResultOf {
  const completed_at = submittedAt.toISOString();
  const waiting: ResultOf = {
    status: 'marking',
    speaking_score: null,
    speaking_progress: { band: null, completed_at, feedback: [] },
    estimated_score: null,
    feedback: null,
    engine: assessed?.engine ?? null,
    unscorable: null,
    review: null,
  };
  const assessment = assessed?.assessment as RolePlayAssessment | undefined;
  if (!assessment) return waiting;
  if (!assessment.scorable) {
    const { reason, why } = assessment;
    return { ...waiting, status: 'unscorable', unscorable: { reason, why } };
  }
  const { percent, band, ...tally } = rolePlayScore(assessment.marks);
  return {
    ...waiting,
    status: 'marked',
    speaking_score: percent,
    speaking_progress: { band, completed_at, feedback: [...assessment.feedback] },
    estimated_score: estimateOf(SPEAKING, tally),
    feedback: spokenFeedbackOf(assessment),
    review: reviewOf(assessment, paper),
  };
}

function reviewOf(
  { marks, unjudged, indicators, findings, cues, tasks, talk, next }: ScoredRolePlay,
  { card }: SpeakingPaper,
): NonNullable<SpeakingResults['review']> {
  return {
    marks,
    unjudged,
    indicators: indicators.map(({ shown, ...rest }) => ({ ...rest, shown: [...shown] })),
    findings: [...findings],
    cues: [...cues],
    tasks: tasks.map((outcome) => ({
      ...outcome,
      text: card.tasks.find(({ id }) => id === outcome.id)?.text ?? '',
    })),
    talk,
    next,
  };
}

/** What a role-play came to. */
export interface RolePlayOutcome {
  readonly score: number;
  readonly band: string;
  readonly feedback: SpokenFeedback;
}

/** null before it is marked, and where it can't be. */
export async function getOutcome(
  db: Db,
  { place }: OpenPart,
  row: Pick<PartRow, 'submittedAt'>,
): Promise<RolePlayOutcome | null> {
  if (!row.submittedAt) return null;
  const assessed = await findAssessment(db, place);
  const assessment = assessed?.assessment as RolePlayAssessment | undefined;
  if (!assessment?.scorable) return null;
  const { percent: score, band } = rolePlayScore(assessment.marks);
  return { score, band, feedback: spokenFeedbackOf(assessment) };
}
