import { wordsIn } from '../../understanding/normalise.ts';

/** Words and pairs of words that are counted, each with the weight that its rarity gives it. */
export interface Vocabulary {
  readonly terms: readonly string[];
  readonly rarity: Float32Array;
}

/** The words of a text and the pairs of them, each once. */
export function termsIn(plain: string): Set<string> {
  const words = wordsIn(plain);
  return new Set([...words, ...words.slice(1).map((word, i) => `${words[i]} ${word}`)]);
}

/** The words of a text that are counted, by their rarity, together of length 1. */
export function bagOf({ terms, rarity }: Vocabulary, plain: string): Float32Array {
  const said = termsIn(plain);
  const bag = rarity.map((weight, i) => (said.has(terms[i]!) ? weight : 0));
  const length = Math.sqrt(bag.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return bag.map((weight) => weight / length);
}
