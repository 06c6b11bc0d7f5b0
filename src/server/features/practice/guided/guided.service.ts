import { AppError } from '#domain/errors.ts';
import { lineToScore, submissionOf } from '#domain/practice/guided.ts';
import { roundToTenth } from '#domain/practice/progress.ts';
import type { ScoredPronunciation } from '#domain/practice/pronunciation.ts';
import { isSameText } from '#domain/practice/same-text.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { OnceCall, PaidCall } from '../../../graphql/calls.ts';
import type { Expectations, RecordingPlace } from '../../../ports/expectations.ts';
import { assessTerm } from '../../speech/pronunciation.service.ts';
import { decodeBase64Audio } from '../../speech/recordings.ts';
import {
  completeGroup,
  findGroup,
  findLine,
  latestAttempt,
  linesOf,
  lockCompletions,
  nextGroup,
  offeredGroups,
  type PracticeLine,
  recordLineAttempt,
} from './guided.store.ts';

export interface GuidedGroup {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly specialitySlug: string | null;
  readonly repeat: boolean;
  readonly completedCount: number;
  readonly totalCount: number;
  readonly lines: readonly PracticeLine[];
}

/** The dialogue to practise next at a level; null only where no content exists. */
export async function getGuidedGroup(
  { db }: Pick<Deps, 'db'>,
  learnerId: string,
  levelSlug: string,
): Promise<GuidedGroup | null> {
  const group = await nextGroup(db, learnerId, levelSlug);
  if (!group) return null;
  const { completedAt, total, completed, ...rest } = group;
  return {
    ...rest,
    repeat: completedAt !== null,
    completedCount: completed,
    totalCount: total,
    lines: await linesOf(db, learnerId, group.id),
  };
}

export interface LineRecording {
  readonly learnerId: string;
  readonly guidedPracticeId: string;
  readonly expectedTerm: string;
  readonly audioData: string;
  /** What the client sent: a retry is told by it, also when the line was found by its words. */
  readonly sent: unknown;
}

export type LineScored = ScoredPronunciation & {
  readonly attempts: number;
  readonly bestScore: number | null;
};

/** Scores a recording of a doctor's line as one attempt at it. A refused one is no attempt and costs nothing. */
export async function scoreLine(
  deps: Pick<Deps, 'db' | 'pronunciationAssessor'>,
  call: PaidCall,
  recording: LineRecording,
): Promise<LineScored> {
  const { learnerId, guidedPracticeId } = recording;
  const line = await findLine(deps.db, guidedPracticeId);
  if (!line || !isSameText(line.doctorMessage, recording.expectedTerm)) {
    throw new AppError('VAL_001', { reason: 'unknown_item' });
  }
  const audio = decodeBase64Audio(recording.audioData);
  const lines = await linesOf(deps.db, learnerId, line.groupId);
  const otherTerms = lines.filter(({ id }) => id !== line.id).map(({ doctorMessage }) => doctorMessage);
  const request = { audio, expectedTerm: line.doctorMessage, language: line.language, otherTerms };
  return call.pay({
    input: recording.sent,
    engines: [deps.pronunciationAssessor.engine],
    work: (signal) => assessTerm(deps.pronunciationAssessor, request, signal),
    settle: async (tx, scored) => {
      const progress = await recordLineAttempt(tx, learnerId, line.id, scored.pronunciationScore);
      const bestScore = progress.bestScore === null ? null : roundToTenth(progress.bestScore);
      return { ...scored, attempts: progress.attempts, bestScore };
    },
  });
}

/**
 * The line that a client which knows no ids has recorded: the one with these words in a dialogue that the learner is
 * offered now. undefined for any other text.
 */
export async function findOfferedLine(
  { db }: Pick<Deps, 'db'>,
  learnerId: string,
  text: string,
): Promise<PracticeLine | undefined> {
  const dialogues = await Promise.all(
    (await offeredGroups(db, learnerId)).map((groupId) => linesOf(db, learnerId, groupId)),
  );
  return lineToScore(dialogues.flat().filter(({ doctorMessage }) => isSameText(doctorMessage, text)));
}

/** What is likely to be said at a line of a dialogue. Errors: VAL_001 unknown_item. */
export async function expectedInDialogue(
  db: Db,
  { learnerId, context: { guidedPracticeId } }: RecordingPlace,
): Promise<Expectations | undefined> {
  if (!guidedPracticeId) return undefined;
  const line = await findLine(db, guidedPracticeId);
  if (!line) throw new AppError('VAL_001', { reason: 'unknown_item' });
  const lines = await linesOf(db, learnerId, line.groupId);
  return { language: line.language, likely: lines.map(({ doctorMessage }) => doctorMessage), closed: true };
}

export interface GuidedSubmission {
  readonly learnerId: string;
  readonly guidedGroupId: string;
  /** What the client computed. The server's own scores count. */
  readonly score: number;
}

export interface GuidedAttempt {
  readonly id: string;
  readonly score: number;
  readonly group: GuidedGroup;
}

export type GuidedRefusal = 'unknown' | 'bad_score' | 'nothing_recorded' | 'not_ready';

export function submitGuided(
  { clock }: Pick<Deps, 'clock'>,
  call: OnceCall,
  submission: GuidedSubmission,
): Promise<GuidedAttempt | GuidedRefusal> {
  return call.once<GuidedAttempt | GuidedRefusal>({
    input: [submission.guidedGroupId, submission.score],
    run: (tx) => completeDialogue(tx, submission, clock.now()),
  });
}

/**
 * Completes a dialogue with the score of its recordings. Every line must be at the pass mark or have had its three
 * attempts. One round of recordings completes it once: asked again, it answers the attempt that it made.
 */
async function completeDialogue(
  tx: Db,
  { learnerId, guidedGroupId: groupId, score }: GuidedSubmission,
  now: Date,
): Promise<GuidedAttempt | GuidedRefusal> {
  const group = await findGroup(tx, learnerId, groupId);
  if (!group) return 'unknown';
  if (!Number.isInteger(score) || score < 0 || score > 100) return 'bad_score';
  const completions = await lockCompletions(tx, learnerId, groupId);
  const submitted = submissionOf(await linesOf(tx, learnerId, groupId), completions);
  if (submitted.kind === 'nothing_recorded' || submitted.kind === 'not_ready') return submitted.kind;
  if (submitted.kind === 'complete') {
    const attempt = { learnerId, groupId, score: submitted.score };
    const id = await completeGroup(tx, attempt, completions, now);
    if (id) return { id, score: submitted.score, group: await completedGroup(tx, learnerId, group) };
  }
  const attempt = await latestAttempt(tx, learnerId, groupId);
  return attempt ? { ...attempt, group: await completedGroup(tx, learnerId, group) } : 'nothing_recorded';
}

type FoundGroup = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

async function completedGroup(tx: Db, learnerId: string, group: FoundGroup): Promise<GuidedGroup> {
  const next = await nextGroup(tx, learnerId, group.levelSlug);
  return {
    ...group,
    repeat: true,
    completedCount: next?.completed ?? 0,
    totalCount: next?.total ?? 0,
    lines: await linesOf(tx, learnerId, group.id),
  };
}
