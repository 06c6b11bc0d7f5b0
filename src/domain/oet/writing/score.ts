import { percentOf } from '../bands.ts';
import type { Tally } from '../marking.ts';
import { type OetBand, oetBand } from '../oet-band.ts';
import type { LetterMarks } from './assessment.ts';
import { LETTER_CRITERIA, type LetterCriterion, MOST_MARKS } from './letter.ts';

export interface LetterScore extends Tally {
  /** 0 to 100, not rounded. */
  readonly percent: number;
  readonly band: OetBand;
  /** Out of ten with one decimal; null where the criterion was not judged. */
  readonly criteria: Readonly<Record<LetterCriterion, number | null>>;
}

/** What raw marks come to. A criterion that was not judged is in neither sum. */
export function letterScore(marks: LetterMarks): LetterScore {
  const judged = LETTER_CRITERIA.filter((criterion) => marks[criterion] !== null);
  const sum = (of: (criterion: LetterCriterion) => number) =>
    judged.reduce((total, each) => total + of(each), 0);
  const tally = { obtained: sum((each) => marks[each] ?? 0), total: sum((each) => MOST_MARKS[each]) };
  return { ...tally, percent: percentOf(tally), band: oetBand(tally), criteria: outOfTen(marks) };
}

/** Each criterion out of ten with one decimal. */
function outOfTen(marks: LetterMarks): LetterScore['criteria'] {
  const entries = LETTER_CRITERIA.map((criterion) => {
    const mark = marks[criterion];
    return [criterion, mark === null ? null : Math.round((mark / MOST_MARKS[criterion]) * 100) / 10];
  });
  return Object.fromEntries(entries);
}
