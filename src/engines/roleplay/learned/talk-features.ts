import { CLINICAL, criterionOf, INDICATORS, type Indicator } from '#domain/oet/speaking/criteria.ts';

/** How much each of the candidate's turns speaks for an indicator and against it: about 1 where people would mark it. */
export interface Spoken {
  readonly for: readonly number[];
  readonly against: readonly number[];
}

/** What the verdicts of a conversation are joined from. */
export interface TalkEvidence {
  /** Of the rules' verdicts, in the indicators' order. */
  readonly ranks: readonly number[];
  /** In the same order. */
  readonly spoken: readonly Spoken[];
}

/** What rules and turns say of a conversation. `scores`: of each turn, for each indicator, then against each. */
export const evidenceOf = (ranks: readonly number[], scores: readonly Float32Array[]): TalkEvidence => ({
  ranks,
  spoken: INDICATORS.map((_, at) => ({
    for: scores.map((each) => each[at]!),
    against: scores.map((each) => each[INDICATORS.length + at]!),
  })),
});

/** So many turns have the most to say. */
const FOREMOST = 2;

/**
 * A conversation as numbers for one indicator: the rank of the rule's verdict, what its turns say, and, as whoever does
 * one thing well mostly does others too, how much is said for each criterion and what the rules make of it.
 */
export function talkFeatures(indicator: Indicator, { ranks, spoken }: TalkEvidence): number[] {
  const at = INDICATORS.indexOf(indicator);
  const own = spoken[at]!;
  const excess = spoken.map((each) => mean(each.for) - mean(each.against));
  return [
    ranks[at]!,
    ...summed(own.for),
    ...summed(own.against),
    ...byCriterion(excess),
    ...byCriterion(ranks),
  ];
}

function summed(scores: readonly number[]): number[] {
  const foremost = scores.toSorted((a, b) => b - a).slice(0, FOREMOST);
  return [sum(scores), foremost[0] ?? 0, mean(foremost), mean(scores)];
}

/** The means of what each indicator has, in the criteria's order. */
const byCriterion = (numbers: readonly number[]): number[] =>
  CLINICAL.map((criterion) => mean(numbers.filter((_, at) => criterionOf(INDICATORS[at]!) === criterion)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length);
