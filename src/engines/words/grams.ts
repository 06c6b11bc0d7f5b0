/** Letters in a row that count. */
const LENGTHS = [3, 4, 5];
/** Grams are known by their hash alone; two that share a bucket count as one. */
export const BUCKETS = 1 << 17;

/** Grams by their weight, together of length 1: how often each stands in a text, and how rare it is (tf-idf). */
export function unitOf(
  grams: ReadonlyMap<number, number>,
  rarity: (bucket: number) => number,
): [number, number][] {
  const weights = [...grams].map(([bucket, times]): [number, number] => [
    bucket,
    (1 + Math.log(times)) * rarity(bucket),
  ]);
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return weights.map(([bucket, weight]) => [bucket, weight / length]);
}

/**
 * The buckets of a text's grams, with how often each stands in it: runs of 3 to 5 letters, words, and pairs of words, by
 * their hash (Weinberger et al. 2009). The text is in small letters, without accents and punctuation.
 */
export function gramsOf(bareText: string): Map<number, number> {
  const plain = ` ${bareText} `;
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
