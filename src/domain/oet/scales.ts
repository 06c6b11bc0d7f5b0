import { estimatedScore, HIGHEST_SCORE, percentOf, practiceBand } from './bands.ts';
import type { Tally } from './marking.ts';
import type { ExamModule } from './modules.ts';
import { oetBand } from './oet-band.ts';

type Scaled = Pick<ExamModule, 'scale'>;

/** The band of marks on the scale of their module. */
export function bandOf({ scale }: Scaled, marks: Tally): string {
  return scale === 'oet' ? oetBand(marks) : practiceBand(percentOf(marks));
}

/**
 * An estimate of the OET score, 0 to 500 in tens, rounded down. Criteria's marks are taken in proportion, as OET's
 * letters are.
 */
export function estimateOf({ scale }: Scaled, marks: Tally): number {
  if (scale === 'practice') return estimatedScore(marks);
  return marks.total === 0 ? 0 : Math.floor((marks.obtained * HIGHEST_SCORE) / marks.total / 10) * 10;
}
