import type { IndicatorFinding, SpokenFinding, Verdict } from '#domain/oet/speaking/assessment.ts';
import {
  type ClinicalCriterion,
  criterionOf,
  type LinguisticCriterion,
} from '#domain/oet/speaking/criteria.ts';
import type { Severity } from '#domain/oet/writing/assessment.ts';

/** From what is reached to the mark: the first row that is reached. Monotone: more shown is never fewer marks. */
type Reached = readonly (readonly [from: number, mark: number])[];
/** From what is taken off to the mark: the first row that is not exceeded. */
type Taken = readonly (readonly [upTo: number, mark: number])[];

const POINTS: Readonly<Record<Verdict, number>> = { yes: 1, partly: 0.5, no: 0 };

/** The share of its judged indicators that a conversation shows. */
const CLINICAL: Reached = [
  [0.85, 3],
  [0.55, 2],
  [0.25, 1],
  [0, 0],
];
/** Of an expert's 0 to 100, as `SpeechMeasures` has it. */
const HEARD: Reached = [
  [88, 6],
  [74, 5],
  [58, 4],
  [42, 3],
  [26, 2],
  [10, 1],
  [0, 0],
];
/** The weights of slips for every hundred words. What is not found can only flatter: never above 5. */
const GRAMMAR: Taken = [
  [1, 5],
  [3, 4],
  [6, 3],
  [10, 2],
  [Number.POSITIVE_INFINITY, 1],
];
/** The weights of what does not suit, for every hundred words of those that were looked at. */
const APPROPRIATENESS: Taken = [
  [0, 6],
  [1.2, 5],
  [2.6, 4],
  [4.5, 3],
  [7, 2],
  [Number.POSITIVE_INFINITY, 1],
];
const WEIGHTS: Readonly<Record<Severity, number>> = { minor: 0.6, moderate: 1, serious: 2 };
const FEWEST_WORDS = 100;

/** A criterion needs this many of its indicators. */
export const FEWEST_INDICATORS = 2;

/** 0 to 3; null where too few of its indicators had an occasion. */
export function clinicalMark(
  criterion: ClinicalCriterion,
  indicators: readonly IndicatorFinding[],
): number | null {
  const judged = indicators.flatMap(({ indicator, verdict }) =>
    verdict !== null && criterionOf(indicator) === criterion ? [POINTS[verdict]] : [],
  );
  if (judged.length < FEWEST_INDICATORS) return null;
  return reach(CLINICAL, judged.reduce((sum, points) => sum + points, 0) / judged.length);
}

/** 0 to 6, from what recordings show. */
export const heardMark = (value: number): number => reach(HEARD, value);

/** 1 to 6, from what was found in so many words. */
export function wordingMark(
  criterion: Extract<LinguisticCriterion, 'grammar_and_expression' | 'appropriateness'>,
  findings: readonly Pick<SpokenFinding, 'criterion' | 'severity'>[],
  words: number,
): number {
  const weight = findings
    .filter((finding) => finding.criterion === criterion)
    .reduce((sum, { severity }) => sum + WEIGHTS[severity], 0);
  const table = criterion === 'appropriateness' ? APPROPRIATENESS : GRAMMAR;
  const share = (weight * 100) / Math.max(FEWEST_WORDS, words);
  return table.find(([upTo]) => share <= upTo + 1e-9)![1];
}

const reach = (table: Reached, value: number) => table.find(([from]) => value >= from - 1e-9)?.[1] ?? 0;
