/** What may follow what, over the numbers of a vocabulary: all that the search for words needs to know. */
export interface WordSequences {
  readonly words: number;
  /** Log share of each word whatever came before; the sentence's end stands at `words`. */
  readonly single: Float64Array;
  /** Log weight of `single` after each word; the sentence's start stands at `words`. */
  readonly backOff: Float64Array;
  /** Where the successors of each history begin in `next` and `pair`. */
  readonly from: Int32Array;
  readonly next: Int32Array;
  /** Log probability of each pair that was seen. */
  readonly pair: Float64Array;
  /** Log probability of `word` after `before`. */
  afterOne(before: number, word: number): number;
}

/** A model of sentences, whose phrases may come together anew. */
export interface LanguageModel extends WordSequences {
  /** Log probability of `word` after two others; `first` is -1 where `second` opens the sentence. */
  afterTwo(first: number, second: number, word: number): number;
}

/** Log probability of a whole sentence. */
export function sentenceLog(language: LanguageModel, words: readonly number[]): number {
  let log = 0;
  let [first, second] = [-1, language.words];
  for (const word of [...words, language.words]) {
    log += language.afterTwo(first, second, word);
    [first, second] = [second, word];
  }
  return log;
}

/** What is taken from each count and shared among what was never seen (absolute discounting). */
const DISCOUNT = 0.75;
/** Share of the words' own distribution that is spread evenly, so that rare words stay within reach. */
const EVEN = 0.1;

interface Followers {
  total: number;
  readonly counts: Map<number, number>;
}

function count(table: Map<number, Followers>, history: number, word: number): void {
  let followers = table.get(history);
  if (!followers) {
    followers = { total: 0, counts: new Map() };
    table.set(history, followers);
  }
  followers.total++;
  followers.counts.set(word, (followers.counts.get(word) ?? 0) + 1);
}

/**
 * Learns pairs and triples of words from sentences, each a list of numbers below `words`. Probabilities are
 * interpolated with absolute discounting; single words count by how many others they follow (Kneser and Ney, 1995).
 */
export function trainLanguageModel(sentences: readonly (readonly number[])[], words: number): LanguageModel {
  const [start, end] = [words, words];
  const pairs = new Map<number, Followers>();
  const triples = new Map<number, Followers>();
  const width = words + 1;
  for (const sentence of sentences) {
    let [first, second] = [start, start];
    [...sentence, end].forEach((word, index) => {
      count(pairs, second, word);
      if (index > 0) count(triples, first * width + second, word);
      [first, second] = [second, word];
    });
  }
  const single = singles(pairs, width);
  const backOff = Float64Array.from({ length: width }, (_, history) => leftOver(pairs.get(history)));
  const from = new Int32Array(width + 1);
  const next: number[] = [];
  const pair: number[] = [];
  for (let history = 0; history < width; history++) {
    from[history] = next.length;
    const followers = pairs.get(history);
    for (const [word, seen] of followers?.counts ?? []) {
      next.push(word);
      pair.push(share(followers!, seen, Math.exp(backOff[history]! + single[word]!)));
    }
  }
  from[width] = next.length;
  const afterOne = (before: number, word: number) => {
    const followers = pairs.get(before);
    const lower = Math.exp(backOff[before]! + single[word]!);
    return followers ? share(followers, followers.counts.get(word) ?? 0, lower) : Math.log(lower);
  };
  return {
    words,
    single,
    backOff,
    from,
    next: Int32Array.from(next),
    pair: Float64Array.from(pair),
    afterOne,
    afterTwo(first, second, word) {
      const followers = first < 0 ? undefined : triples.get(first * width + second);
      const lower = afterOne(second, word);
      if (!followers) return lower;
      return share(followers, followers.counts.get(word) ?? 0, Math.exp(leftOver(followers) + lower));
    },
  };
}

function share(followers: Followers, seen: number, lower: number): number {
  return Math.log(Math.max(seen - DISCOUNT, 0) / followers.total + lower);
}

function leftOver(followers: Followers | undefined): number {
  if (!followers) return 0;
  return Math.log((DISCOUNT * followers.counts.size) / followers.total);
}

function singles(pairs: ReadonlyMap<number, Followers>, width: number): Float64Array {
  const histories = new Float64Array(width);
  let total = 0;
  for (const { counts } of pairs.values()) {
    for (const word of counts.keys()) {
      histories[word]!++;
      total++;
    }
  }
  return histories.map((seen) => Math.log(((1 - EVEN) * seen) / Math.max(1, total) + EVEN / width));
}
