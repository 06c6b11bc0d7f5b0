import { bare } from '../words/following-words.ts';

/** Letters in a row that count. */
const LENGTHS = [3, 4, 5];
/** Grams are known by their hash alone; two that share a bucket count as one. */
const BUCKETS = 1 << 17;

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
  const counted = texts.map(gramsOf);
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
  for (const [bucket, own] of unitOf(gramsOf(text), rarityIn(starts, count))) {
    for (let at = starts[bucket]!; at < starts[bucket + 1]!; at++)
      likenesses[asks[at]!]! += own * shares[at]!;
  }
  return likenesses;
}

const rarityIn = (starts: Uint32Array, count: number) => (bucket: number) =>
  Math.log((count + 1) / (starts[bucket + 1]! - starts[bucket]! + 0.5));

function unitOf(grams: ReadonlyMap<number, number>, rarity: (bucket: number) => number): [number, number][] {
  const weights = [...grams].map(([bucket, times]): [number, number] => [
    bucket,
    (1 + Math.log(times)) * rarity(bucket),
  ]);
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return weights.map(([bucket, weight]) => [bucket, weight / length]);
}

/** The buckets of a text's grams, with how often each stands in it. */
function gramsOf(text: string): Map<number, number> {
  const plain = ` ${bare(text)} `;
  const grams = new Map<number, number>();
  const add = (hash: number) => {
    const bucket = (hash ^ (hash >>> 15)) & (BUCKETS - 1);
    grams.set(bucket, (grams.get(bucket) ?? 0) + 1);
  };
  for (const length of LENGTHS)
    for (let from = 0; from + length <= plain.length; from++) add(hashOf(plain, from, from + length, length));
  let before = 0;
  for (const [at, word] of plain.trim().split(/[ ']/).entries()) {
    const own = hashOf(word, 0, word.length, 1);
    add(own);
    if (at > 0) add(Math.imul(before, 31) ^ own);
    before = own;
  }
  return grams;
}

/** FNV-1a (Fowler, Noll and Vo), 32 bits. */
function hashOf(text: string, from: number, to: number, kind: number): number {
  let hash = Math.imul(0x811c9dc5 ^ kind, 0x01000193);
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
