import { DETAIL_WEIGHTS } from './detail-weights.generated.ts';

/** Weights of what speaks for a detail, and of what speaks for something else that the patient can answer. */
export interface DetailWeights {
  readonly detail: readonly number[];
  readonly other: readonly number[];
}

/** A detail with the probability, 0 to 1, that it is what a question asks for. */
export interface Chance {
  readonly id: string;
  readonly probability: number;
}

/**
 * Conditional logit over the details and 'something else': softmax of weighted evidence. `bonus` holds what the
 * conversation adds to a detail, in the logit's own units.
 */
export function chancesOf(
  details: readonly { readonly id: string; readonly likeness: readonly number[]; readonly bonus?: number }[],
  other: readonly number[],
  weights: DetailWeights = DETAIL_WEIGHTS,
): Chance[] {
  const outside = dot(other, weights.other);
  const utilities = details.map(({ likeness, bonus = 0 }) => dot(likeness, weights.detail) + bonus);
  const top = Math.max(outside, ...utilities);
  const sum = utilities.reduce((total, utility) => total + Math.exp(utility - top), Math.exp(outside - top));
  return details
    .map(({ id }, i) => ({ id, probability: Math.exp(utilities[i]! - top) / sum }))
    .toSorted((a, b) => b.probability - a.probability);
}

function dot(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, i) => sum + value * weights[i]!, 0);
}
