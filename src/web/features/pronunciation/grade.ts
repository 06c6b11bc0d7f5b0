import { FAIR_MARK, PASS_MARK } from '#domain/practice/pronunciation.ts';

/** Three steps of a score. Each has its own colour, its own underline and its own word: never colour alone. */
export type Grade = 'good' | 'fair' | 'poor';
/** The same steps for what is heard within a recording: in the middle nobody can tell. */
export type Mark = 'good' | 'unsure' | 'poor';

/** How a whole term was said. */
export function gradeOf(score: number): Grade {
  if (score >= PASS_MARK) return 'good';
  return score >= FAIR_MARK ? 'fair' : 'poor';
}

/** How a word or a sound within a recording was said. */
export function markOf(score: number): Mark {
  const grade = gradeOf(score);
  return grade === 'fair' ? 'unsure' : grade;
}

/** A whole number, never rounded up into a better grade, because its colour would contradict it. */
export function shownScore(score: number): number {
  const clamped = Math.max(0, Math.min(100, score));
  const rounded = Math.round(clamped);
  const crosses = [PASS_MARK, FAIR_MARK].some((step) => rounded >= step && clamped < step);
  return crosses ? Math.floor(clamped) : rounded;
}
