import { type GramTable, numberOf } from './gram-table.ts';

const SMOOTHING = 0.15;
const WORST_BAYES = -3;

/** How often each piece of text stands in the examples of each sense, in flat lists. */
export interface LearnedBayes {
  /** Where each piece's senses begin in `senses` and `counts`; their end stands last. */
  readonly from: Uint32Array;
  readonly senses: Uint8Array;
  readonly counts: Uint16Array;
  /** How many pieces the examples of each sense have. */
  readonly totals: Float64Array;
}

/** Counts the pieces of examples, each with the number of its sense. Pieces are numbered by `grams`. */
export function learnBayes(
  examples: readonly { readonly sense: number; readonly grams: readonly string[] }[],
  grams: GramTable,
  senseCount: number,
): LearnedBayes {
  const size = grams.prints.length / 2;
  const counted = Array.from({ length: size }, () => new Map<number, number>());
  const totals = new Float64Array(senseCount);
  for (const { sense, grams: own } of examples) {
    for (const gram of own) {
      const counts = counted[numberOf(grams, gram)]!;
      counts.set(sense, (counts.get(sense) ?? 0) + 1);
      totals[sense]!++;
    }
  }
  const from = new Uint32Array(size + 1);
  counted.forEach((counts, number) => {
    from[number + 1] = from[number]! + counts.size;
  });
  return {
    from,
    senses: Uint8Array.from(counted.flatMap((counts) => [...counts.keys()])),
    counts: Uint16Array.from(counted.flatMap((counts) => [...counts.values()])),
    totals,
  };
}

/** Naive Bayes: log probability a piece under each sense with additive smoothing, relative to the best; 0 to -3. */
export function bayesOf(learned: LearnedBayes, grams: GramTable, text: readonly string[]): Float64Array {
  const { from, senses, counts, totals } = learned;
  const scores = new Float64Array(totals.length);
  const known = text.map((gram) => numberOf(grams, gram)).filter((number) => number >= 0);
  const vocabulary = grams.prints.length / 2;
  const sizes = totals.map((total) => total + SMOOTHING * vocabulary);
  const own = new Float64Array(totals.length);
  for (const number of known) {
    own.fill(0);
    for (let at = from[number]!; at < from[number + 1]!; at++) own[senses[at]!] = counts[at]!;
    for (let sense = 0; sense < own.length; sense++) {
      scores[sense]! += Math.log((own[sense]! + SMOOTHING) / sizes[sense]!);
    }
  }
  let top = Number.NEGATIVE_INFINITY;
  for (let sense = 0; sense < scores.length; sense++) {
    if (known.length > 0) scores[sense]! /= Math.sqrt(known.length);
    top = Math.max(top, scores[sense]!);
  }
  return scores.map((score) => Math.max(WORST_BAYES, score - top));
}
