import { PASS_MARK } from '#domain/practice/pronunciation.ts';

/** Three steps of a score. Each has its own colour, its own underline and its own word: never colour alone. */
export type Grade = 'good' | 'fair' | 'poor';

interface Steps {
  readonly good: number;
  readonly fair: number;
}

/** A whole term, where the pass mark decides. */
const TERM: Steps = { good: PASS_MARK, fair: 50 };
/**
 * A single sound. On the engine's scale nine of ten sounds that experts heard as said well reach 75, and those from
 * 60 on are not named as worth working on: a term that passes must not look as if most of it were wrong.
 */
const SOUND: Steps = { good: 60, fair: 40 };

function gradeBy({ good, fair }: Steps, score: number): Grade {
  if (score >= good) return 'good';
  return score >= fair ? 'fair' : 'poor';
}

/** A whole number, never rounded up into a better grade, because its colour would contradict it. */
function shownBy({ good, fair }: Steps, score: number): number {
  const clamped = Math.max(0, Math.min(100, score));
  const rounded = Math.round(clamped);
  const crosses = [good, fair].some((step) => rounded >= step && clamped < step);
  return crosses ? Math.floor(clamped) : rounded;
}

/** How a term, or a word that is scored as one, was said. */
export function gradeOf(score: number): Grade {
  return gradeBy(TERM, score);
}

export function gradeOfSound(score: number): Grade {
  return gradeBy(SOUND, score);
}

/** A word's score as it is shown on it. */
export function shownScore(score: number): number {
  return shownBy(TERM, score);
}

export function shownSoundScore(score: number): number {
  return shownBy(SOUND, score);
}
