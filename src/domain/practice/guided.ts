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
