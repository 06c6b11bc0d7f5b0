import { mayProceed } from './pronunciation.ts';

/** What a learner has scored on one of her lines. */
export interface LineScore {
  readonly attempts: number;
  /** 0 to 100, null before the first score. */
  readonly bestScore: number | null;
}

/** A line without a score counts as this. Spec section 5. */
const MISSING_SCORE = 1;

/** The score of a dialogue: the rounded mean of the best score of each line. */
export function dialogueScore(lines: readonly LineScore[]): number {
  if (lines.length === 0) return MISSING_SCORE;
  const sum = lines.reduce((total, { bestScore }) => total + (bestScore ?? MISSING_SCORE), 0);
  return Math.round(sum / lines.length);
}

/** How many lines are open: each after the first opens when the one before may be left. */
export function openLines(lines: readonly LineScore[]): number {
  const stuck = lines.findIndex(({ bestScore, attempts }) => !mayProceed(bestScore, attempts));
  return stuck === -1 ? lines.length : stuck + 1;
}

/** Whether every line may be left, so that the dialogue can be submitted. */
export function maySubmit(lines: readonly LineScore[]): boolean {
  return lines.every(({ bestScore, attempts }) => mayProceed(bestScore, attempts));
}

export type Submission =
  | { readonly kind: 'complete'; readonly score: number }
  /** Nothing was recorded since it was last completed: it stays so. */
  | { readonly kind: 'already_completed' }
  | { readonly kind: 'nothing_recorded' }
  | { readonly kind: 'not_ready' };

/**
 * What a submission of a dialogue comes to. Its score is that of the recordings which were scored since it was last
 * completed, one round of them for one completion.
 */
export function submissionOf(lines: readonly LineScore[], completions: number): Submission {
  if (lines.every(({ attempts }) => attempts === 0)) {
    return { kind: completions > 0 ? 'already_completed' : 'nothing_recorded' };
  }
  return maySubmit(lines) ? { kind: 'complete', score: dialogueScore(lines) } : { kind: 'not_ready' };
}

/** Which of several lines with the same words a recording is of: the first that may not be left yet. */
export function lineToScore<Line extends LineScore>(lines: readonly Line[]): Line | undefined {
  return lines.find(({ bestScore, attempts }) => !mayProceed(bestScore, attempts)) ?? lines[0];
}
