import { type GramTable, numberOf, tableOf } from './gram-table.ts';

/** The pieces that a text is made of. */
export type Features = (text: string) => string[];

/** An inverted index of TF-IDF vectors, in flat lists. */
export interface LearnedCosines {
  readonly grams: GramTable;
  /** Where each piece's texts begin in `ids` and `weights`; their end stands last. */
  readonly from: Uint32Array;
  readonly ids: Uint16Array | Uint32Array;
  readonly weights: Float32Array;
  /** How many texts there are. */
  readonly size: number;
}

const MOST_IN_TWO_BYTES = 2 ** 16;

export function learnCosines(texts: readonly string[], features: Features): LearnedCosines {
  // Counted text by text, twice, as the counts of all at once would take ten times the memory of the index.
  const found = countEach(distinctOf(texts, features));
  const grams = tableOf([...found.keys()]);
  const from = new Uint32Array(found.size + 1);
  let total = 0;
  for (const [number, count] of [...found.values()].entries()) {
    from[number] = total;
    total += count;
  }
  from[found.size] = total;
  const ids = texts.length <= MOST_IN_TWO_BYTES ? new Uint16Array(total) : new Uint32Array(total);
  const weights = new Float32Array(total);
  const next = from.slice();
  texts.forEach((text, id) => {
    const weighed = [...countEach(features(text))].map(([gram, n]) => {
      const number = numberOf(grams, gram);
      const at = next[number]!++;
      return { at, weight: (1 + Math.log(n)) * rarity(texts.length, from[number + 1]! - from[number]!) };
    });
    const norm = Math.sqrt(weighed.reduce((sum, { weight }) => sum + weight ** 2, 0));
    for (const { at, weight } of weighed) {
      ids[at] = id;
      weights[at] = weight / norm;
    }
  });
  return { grams, from, ids, weights, size: texts.length };
}

/** Cosine similarity of a text with every text of the index at once. */
export function cosinesOf(index: LearnedCosines, text: string, features: Features): Float64Array {
  const { grams, from, ids, weights, size } = index;
  const scores = new Float64Array(size);
  let norm = 0;
  for (const [gram, n] of countEach(features(text))) {
    const number = numberOf(grams, gram);
    const [start, end] = number < 0 ? [0, 0] : [from[number]!, from[number + 1]!];
    const weight = (1 + Math.log(n)) * rarity(size, end - start);
    norm += weight ** 2;
    for (let at = start; at < end; at++) scores[ids[at]!]! += weight * weights[at]!;
  }
  const length = Math.sqrt(norm);
  if (norm > 0) for (let id = 0; id < scores.length; id++) scores[id]! /= length;
  return scores;
}

/** Inverse document frequency. */
function rarity(texts: number, count: number): number {
  return Math.log((1 + texts) / (1 + count)) + 0.1;
}

function* distinctOf(texts: readonly string[], features: Features): Generator<string> {
  for (const text of texts) yield* new Set(features(text));
}

function countEach(items: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
