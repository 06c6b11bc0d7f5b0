import type { Tally } from './marking.ts';

/** 0 to 100, not rounded: it is once, where it is shown or banded. 0 where there are no marks. */
export function percentOf({ obtained, total }: Tally): number {
  return total === 0 ? 0 : (obtained / total) * 100;
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce<Tally>(
    (sum, { obtained, total }) => ({ obtained: sum.obtained + obtained, total: sum.total + total }),
    { obtained: 0, total: 0 },
  );
}

/** From which rounded percentage a practice band begins. Spec section 9. */
export const PRACTICE_BANDS = [
  { from: 90, band: 'A' },
  { from: 80, band: 'B+' },
  { from: 70, band: 'B' },
  { from: 60, band: 'C+' },
  { from: 50, band: 'C' },
  { from: 0, band: 'D' },
] as const;

export type PracticeBand = (typeof PRACTICE_BANDS)[number]['band'];

/** The practice band of reading and listening, by the rounded percentage. Spec section 9. */
export function practiceBand(percent: number): PracticeBand {
  const rounded = Math.round(percent);
  return PRACTICE_BANDS.find(({ from }) => rounded >= from)?.band ?? 'D';
}

export type Tier = 'excellent' | 'good' | 'keep_practising';

/** Spec section 4. */
export function tierOf(percent: number): Tier {
  const rounded = Math.round(percent);
  if (rounded >= 70) return 'excellent';
  return rounded >= 50 ? 'good' : 'keep_practising';
}

/** The mark that most regulators ask for. */
export const PASS_LINE = 350;
export const HIGHEST_SCORE = 500;

const SHAPE = 42;
/** OET publishes no scale from marks to scores. Public approximations put 30 of 42 at 350. */
const MIDDLE = 30;

/**
 * An estimate of the OET score (0 to 500, in tens) of a whole reading or listening test: its marks scaled to 42, on
 * straight lines through (0, 0), (30, 350) and (42, 500), rounded down.
 */
export function estimatedScore({ obtained, total }: Tally): number {
  if (total === 0) return 0;
  const marks = (obtained / total) * SHAPE;
  const score =
    marks <= MIDDLE
      ? (marks / MIDDLE) * PASS_LINE
      : PASS_LINE + ((marks - MIDDLE) / (SHAPE - MIDDLE)) * (HIGHEST_SCORE - PASS_LINE);
  // A hair is added for what division loses: 30 of 42 is 350, not 340.
  return Math.floor((score + 1e-9) / 10) * 10;
}
