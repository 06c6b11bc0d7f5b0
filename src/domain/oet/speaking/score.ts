import { percentOf } from '../bands.ts';
import type { Tally } from '../marking.ts';
import { type OetBand, oetBand } from '../oet-band.ts';
import type { RolePlayAssessment, SpeakingMarks } from './assessment.ts';
import {
  LEAST_CRITERIA,
  MOST_SPEAKING_MARKS,
  SPEAKING_CRITERIA,
  type SpeakingCriterion,
} from './criteria.ts';

export interface RolePlayScore extends Tally {
  /** 0 to 100, not rounded. */
  readonly percent: number;
  readonly band: OetBand;
}

/** The criteria that could be judged. */
export function judgedCriteria(marks: SpeakingMarks): SpeakingCriterion[] {
  return SPEAKING_CRITERIA.filter((criterion) => marks[criterion] !== null);
}

/** What some criteria came to: raw marks, of 39 where it is all nine. One that was not judged is in neither sum. */
export function tallyOf(marks: SpeakingMarks, criteria: readonly SpeakingCriterion[]): Tally {
  const judged = criteria.filter((criterion) => marks[criterion] !== null);
  return {
    obtained: judged.reduce((sum, each) => sum + (marks[each] ?? 0), 0),
    total: judged.reduce((sum, each) => sum + MOST_SPEAKING_MARKS[each], 0),
  };
}

/** What a role-play's raw marks come to: their percentage, and OET's letter in proportion. */
export function rolePlayScore(marks: SpeakingMarks): RolePlayScore {
  const tally = tallyOf(marks, SPEAKING_CRITERIA);
  return { ...tally, percent: percentOf(tally), band: oetBand(tally) };
}

/** An assessment as it is, or that there is none where fewer than five of the nine criteria could be judged. */
export function withEnoughCriteria(assessment: RolePlayAssessment): RolePlayAssessment {
  if (!assessment.scorable || judgedCriteria(assessment.marks).length >= LEAST_CRITERIA) return assessment;
  return {
    scorable: false,
    reason: 'too_few_criteria',
    why: `Your role-play has no score: fewer than ${LEAST_CRITERIA} of the nine criteria could be judged from what was said.`,
  };
}
