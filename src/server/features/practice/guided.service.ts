import { AppError } from '#domain/errors.ts';
import { dialogueScore, maySubmit } from '#domain/practice/guided.ts';
import { roundToTenth } from '#domain/practice/progress.ts';
import type { ScoredPronunciation } from '#domain/practice/pronunciation.ts';
import type { Deps } from '../../deps.ts';
import type { OnceCall, PaidCall } from '../../graphql/calls.ts';
import {
  completeGroup,
  findGroup,
  findLine,
  linesOf,
  nextGroup,
  type PracticeLine,
  recordLineAttempt,
} from './guided.store.ts';
import { assessTerm } from './pronunciation.service.ts';
import { decodeBase64Audio } from './recordings.ts';
import { isSameText } from './same-text.ts';

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
    input: [guidedPracticeId, recording.audioData],
    engines: [deps.pronunciationAssessor.engine],
    work: (signal) => assessTerm(deps.pronunciationAssessor, request, signal),
    settle: async (tx, scored) => {
      const progress = await recordLineAttempt(tx, learnerId, line.id, scored.pronunciationScore);
      const bestScore = progress.bestScore === null ? null : roundToTenth(progress.bestScore);
      return { ...scored, attempts: progress.attempts, bestScore };
    },
  });
}

export interface GuidedSubmission {
  readonly learnerId: string;
  readonly guidedGroupId: string;
  /** What the client computed. It counts only where the server has no scores of its own. */
  readonly score: number;
}

export interface GuidedAttempt {
  readonly id: string;
  readonly score: number;
  readonly group: GuidedGroup;
}

export type GuidedRefusal = 'unknown' | 'bad_score' | 'not_ready';

/**
 * Completes a dialogue. With scores of the server's own its mean is the score, and every line must be at the
 * pass mark or have had its three attempts. Idempotent by the call's key.
 */
export function submitGuided(
  { clock }: Pick<Deps, 'clock'>,
  call: OnceCall,
  submission: GuidedSubmission,
): Promise<GuidedAttempt | GuidedRefusal> {
  const { learnerId, guidedGroupId: groupId, score } = submission;
  return call.once<GuidedAttempt | GuidedRefusal>({
    input: [groupId, score],
    run: async (tx) => {
      const group = await findGroup(tx, learnerId, groupId);
      if (!group) return 'unknown';
      if (!Number.isInteger(score) || score < 0 || score > 100) return 'bad_score';
      const lines = await linesOf(tx, learnerId, groupId);
      const scoredHere = lines.some(({ attempts }) => attempts > 0);
      if (scoredHere && !maySubmit(lines)) return 'not_ready';
      const own = scoredHere ? dialogueScore(lines) : score;
      const id = await completeGroup(tx, { learnerId, groupId, score: own }, clock.now());
      const next = await nextGroup(tx, learnerId, group.levelSlug);
      const counts = { completedCount: next?.completed ?? 0, totalCount: next?.total ?? 0 };
      const fresh = await linesOf(tx, learnerId, groupId);
      return { id, score: own, group: { ...group, ...counts, repeat: true, lines: fresh } };
    },
  });
}
