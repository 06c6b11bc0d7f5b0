/** How much each of the candidate's turns speaks for an indicator and against it: about 1 where people would mark it. */
export interface Spoken {
  readonly for: readonly number[];
  readonly against: readonly number[];
}

/** So many turns have the most to say. */
const FOREMOST = 2;

/** A conversation as numbers for one indicator: the rank of the rule's verdict, and what its turns say. */
export const talkFeatures = (rank: number, spoken: Spoken): number[] => [
  rank,
  ...summed(spoken.for),
  ...summed(spoken.against),
];

function summed(scores: readonly number[]): number[] {
  const sum = scores.reduce((total, score) => total + score, 0);
  const foremost = scores.toSorted((a, b) => b - a).slice(0, FOREMOST);
  return [
    sum,
    foremost[0] ?? 0,
    foremost.reduce((total, score) => total + score, 0) / Math.max(1, foremost.length),
    sum / Math.max(1, scores.length),
  ];
}
