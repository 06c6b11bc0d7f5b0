import { BUCKETS, gramsOf, unitOf } from '../../words/grams.ts';
import { bare } from '../words/following-words.ts';

/** Ways of asking of a case, as texts are compared with them by their letters and words. */
export interface AsksByWords {
  readonly count: number;
  /** Where the asks that have a gram of a bucket begin in the two lists that follow; one more than there are buckets. */
  readonly starts: Uint32Array;
  readonly asks: Uint16Array;
  /** What the gram is of the ask, whose grams have the length 1 together. */
  readonly shares: Float32Array;
}

/** Compares nothing yet: a tenth of a second and a megabyte for a thousand ways of asking. */
export function asksByWords(texts: readonly string[]): AsksByWords {
  const counted = texts.map((text) => gramsOf(bare(text)));
  const starts = new Uint32Array(BUCKETS + 1);
  for (const grams of counted) for (const bucket of grams.keys()) starts[bucket + 1]!++;
  for (let bucket = 0; bucket < BUCKETS; bucket++) starts[bucket + 1]! += starts[bucket]!;
  const asks = new Uint16Array(starts[BUCKETS]!);
  const shares = new Float32Array(starts[BUCKETS]!);
  const next = starts.slice();
  const rarity = rarityIn(starts, texts.length);
  for (const [ask, grams] of counted.entries()) {
    for (const [bucket, share] of unitOf(grams, rarity)) {
      asks[next[bucket]!] = ask;
      shares[next[bucket]!++] = share;
    }
  }
  return { count: texts.length, starts, asks, shares };
}

/**
 * How near a text is to each way of asking, 0 to 1: the cosine of their runs of 3 to 5 letters, their words and pairs of
 * words, each by how rarely it stands in the ways of asking (tf-idf; grams by their hash as Weinberger et al. 2009).
 */
export function likenessesTo({ count, starts, asks, shares }: AsksByWords, text: string): Float32Array {
  const likenesses = new Float32Array(count);
  for (const [bucket, own] of unitOf(gramsOf(bare(text)), rarityIn(starts, count))) {
    for (let at = starts[bucket]!; at < starts[bucket + 1]!; at++)
      likenesses[asks[at]!]! += own * shares[at]!;
  }
  return likenesses;
}

const rarityIn = (starts: Uint32Array, count: number) => (bucket: number) =>
  Math.log((count + 1) / (starts[bucket + 1]! - starts[bucket]! + 0.5));
