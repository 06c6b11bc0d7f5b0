/** Weights of what speaks for a line, and of what speaks for none of the case's own. */
export interface LineWeights {
  readonly line: readonly number[];
  readonly none: readonly number[];
}

/** What speaks for a line: `likenessTo` and what the conversation adds. */
export interface ScoredLine {
  readonly kind: 'fact' | 'detail';
  readonly id: string;
  readonly evidence: readonly number[];
}

/** A line with the probability, 0 to 1, that it is what somebody says to a clause. */
export interface Chance {
  readonly kind: 'fact' | 'detail';
  readonly id: string;
  readonly probability: number;
}

/** Conditional logit over the lines and 'none of them': softmax of weighted evidence. The likeliest first. */
export function chancesOf(
  lines: readonly ScoredLine[],
  none: readonly number[],
  weights: LineWeights,
): Chance[] {
  const outside = dot(none, weights.none);
  const utilities = lines.map(({ evidence }) => dot(evidence, weights.line));
  const top = Math.max(outside, ...utilities);
  const sum = utilities.reduce((total, utility) => total + Math.exp(utility - top), Math.exp(outside - top));
  return lines
    .map(({ kind, id }, i) => ({ kind, id, probability: Math.exp(utilities[i]! - top) / sum }))
    .toSorted((a, b) => b.probability - a.probability);
}

function dot(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, i) => sum + value * weights[i]!, 0);
}
