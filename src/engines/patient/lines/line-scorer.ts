/** Weights of what speaks for a line, and of what speaks for none of the case's own. */
export interface LineWeights {
  readonly line: readonly number[];
  readonly none: readonly number[];
}

/** A line with what speaks for it. */
export interface Weighed {
  readonly evidence: readonly number[];
}

/** What speaks for a line: `likenessTo` and what the conversation adds. */
export interface ScoredLine extends Weighed {
  readonly kind: 'fact' | 'detail';
  readonly id: string;
}

/** One of several lines with the probability, 0 to 1, that it is what somebody says to a clause. */
export interface ChanceOf<Line> {
  readonly line: Line;
  readonly probability: number;
}

/** The same, of a line that is named. */
export interface Chance extends Pick<ScoredLine, 'kind' | 'id'>, Pick<ChanceOf<ScoredLine>, 'probability'> {}

/** Conditional logit over the lines and 'none of them': softmax of weighted evidence. The likeliest first. */
export function chancesOf<Line extends Weighed>(
  lines: readonly Line[],
  none: readonly number[],
  weights: LineWeights,
): ChanceOf<Line>[] {
  const outside = weigh(none, weights.none);
  const utilities = lines.map(({ evidence }) => weigh(evidence, weights.line));
  const top = Math.max(outside, ...utilities);
  const sum = utilities.reduce((total, utility) => total + Math.exp(utility - top), Math.exp(outside - top));
  return lines
    .map((line, i) => ({ line, probability: Math.exp(utilities[i]! - top) / sum }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** Chances of some lines alone: what it can't be leaves the more for them. */
export function amongOthers(chances: readonly Chance[], isOpen: (chance: Chance) => boolean): Chance[] {
  const left = chances.filter(isOpen);
  const sum = (some: readonly Chance[]) => some.reduce((total, { probability }) => total + probability, 0);
  const out = sum(chances) - sum(left);
  return out === 0 || out >= 1
    ? left
    : left.map((each) => ({ ...each, probability: each.probability / (1 - out) }));
}

/** The sum of what each piece of evidence weighs. */
export function weigh(evidence: readonly number[], weights: readonly number[]): number {
  return evidence.reduce((sum, value, i) => sum + value * weights[i]!, 0);
}
