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
  completeDialogue,
  type DialogueLine,
  findDialogue,
  findLine,
  latestAttempt,
  linesOf,
  lockCompletions,
  nextDialogue,
  offeredDialogues,
  recordLineAttempt,
} from './guided.store.ts';

export interface GuidedDialogue {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly specialitySlug: string | null;
  readonly repeat: boolean;
  readonly completedCount: number;
  readonly totalCount: number;
  readonly lines: readonly DialogueLine[];
}

/** The dialogue to practise next at a level; null only where no content exists. */
export async function getGuidedDialogue(
  { db }: Pick<Deps, 'db'>,
  learnerId: string,
  levelSlug: string,
): Promise<GuidedDialogue | null> {
  const dialogue = await nextDialogue(db, learnerId, levelSlug);
  if (!dialogue) return null;
  const { completedAt, total, completed, ...rest } = dialogue;
  return {
    ...rest,
    repeat: completedAt !== null,
    completedCount: completed,
    totalCount: total,
    lines: await linesOf(db, learnerId, dialogue.id),
  };
}

export interface LineRecording {
  readonly learnerId: string;
  readonly lineId: string;
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
  const { learnerId, lineId } = recording;
  const line = await findLine(deps.db, lineId);
  if (!line || !isSameText(line.doctorMessage, recording.expectedTerm)) {
    throw new AppError('VAL_001', { reason: 'unknown_item' });
  }
  const audio = decodeBase64Audio(recording.audioData);
  const lines = await linesOf(deps.db, learnerId, line.dialogueId);
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
): Promise<DialogueLine | undefined> {
  const dialogues = await Promise.all(
    (await offeredDialogues(db, learnerId)).map((dialogueId) => linesOf(db, learnerId, dialogueId)),
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
  const lines = await linesOf(db, learnerId, line.dialogueId);
  return { language: line.language, likely: lines.map(({ doctorMessage }) => doctorMessage), closed: true };
}

export interface GuidedSubmission {
  readonly learnerId: string;
  readonly dialogueId: string;
  /** What the client computed. The server's own scores count. */
  readonly score: number;
}

export interface GuidedAttempt {
  readonly id: string;
  readonly score: number;
  readonly dialogue: GuidedDialogue;
}

export type GuidedRefusal = 'unknown' | 'bad_score' | 'nothing_recorded' | 'not_ready';

export function submitGuided(
  { clock }: Pick<Deps, 'clock'>,
  call: OnceCall,
  submission: GuidedSubmission,
): Promise<GuidedAttempt | GuidedRefusal> {
  return call.once<GuidedAttempt | GuidedRefusal>({
    input: [submission.dialogueId, submission.score],
    run: (tx) => completeRound(tx, submission, clock.now()),
  });
}

/**
 * Completes a dialogue with the score of its recordings. Every line must be at the pass mark or have had its three
 * attempts. One round of recordings completes it once: asked again, it answers the attempt that it made.
 */
async function completeRound(
  tx: Db,
  { learnerId, dialogueId, score }: GuidedSubmission,
  now: Date,
): Promise<GuidedAttempt | GuidedRefusal> {
  const dialogue = await findDialogue(tx, learnerId, dialogueId);
  if (!dialogue) return 'unknown';
  if (!Number.isInteger(score) || score < 0 || score > 100) return 'bad_score';
  const completions = await lockCompletions(tx, learnerId, dialogueId);
  const submitted = submissionOf(await linesOf(tx, learnerId, dialogueId), completions);
  if (submitted.kind === 'nothing_recorded' || submitted.kind === 'not_ready') return submitted.kind;
  if (submitted.kind === 'complete') {
    const attempt = { learnerId, dialogueId, score: submitted.score };
    const id = await completeDialogue(tx, attempt, completions, now);
    if (id) return { id, score: submitted.score, dialogue: await completedDialogue(tx, learnerId, dialogue) };
  }
  const attempt = await latestAttempt(tx, learnerId, dialogueId);
  return attempt
    ? { ...attempt, dialogue: await completedDialogue(tx, learnerId, dialogue) }
    : 'nothing_recorded';
}

type FoundDialogue = NonNullable<Awaited<ReturnType<typeof findDialogue>>>;

async function completedDialogue(
  tx: Db,
  learnerId: string,
  dialogue: FoundDialogue,
): Promise<GuidedDialogue> {
  const next = await nextDialogue(tx, learnerId, dialogue.levelSlug);
  return {
    ...dialogue,
    repeat: true,
    completedCount: next?.completed ?? 0,
    totalCount: next?.total ?? 0,
    lines: await linesOf(tx, learnerId, dialogue.id),
  };
}
