import { PASS_MARK } from '#domain/practice/pronunciation.ts';

/** Three steps of a score. Each has its own colour, its own underline and its own word: never colour alone. */
export type Grade = 'good' | 'fair' | 'poor';

const FAIR_FROM = 50;

export function gradeOf(score: number): Grade {
  if (score >= PASS_MARK) return 'good';
  return score >= FAIR_FROM ? 'fair' : 'poor';
}

/**
 * A single sound's score as it is shown: a whole number, never rounded up over the pass mark, because its colour would contradict it.
 */
export function shownScore(score: number): number {
  const rounded = Math.round(Math.max(0, Math.min(100, score)));
  return rounded >= PASS_MARK && score < PASS_MARK ? PASS_MARK - 1 : rounded;
}
