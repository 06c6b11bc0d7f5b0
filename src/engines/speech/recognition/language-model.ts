import { Counter } from './counter.ts';

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

/** What came after each history: how often, how many different words, and which how often. */
class Followers {
  readonly #width: number;
  readonly #totals = new Counter();
  readonly #different = new Counter();
  readonly #counts = new Counter();

  /** Words are numbers below `width`. */
  constructor(width: number) {
    this.#width = width;
  }

  /** True where the word is new after this history. */
  add(history: number, word: number): boolean {
    this.#totals.add(history);
    const isNew = this.#counts.add(history * this.#width + word);
    if (isNew) this.#different.add(history);
    return isNew;
  }

  knows(history: number): boolean {
    return this.#totals.get(history) > 0;
  }

  /** Log probability of a word, from its own count and the probability that words have otherwise. */
  share(history: number, word: number, lower: number): number {
    const seen = this.#counts.get(history * this.#width + word);
    return Math.log(Math.max(seen - DISCOUNT, 0) / this.#totals.get(history) + lower);
  }

  /** Log weight of what was never seen after a history. */
  leftOver(history: number): number {
    const total = this.#totals.get(history);
    return total === 0 ? 0 : Math.log((DISCOUNT * this.#different.get(history)) / total);
  }
}

/**
 * Learns pairs and triples of words from sentences, each a list of numbers below `words`. Probabilities are
 * interpolated with absolute discounting; single words count by how many others they follow (Kneser and Ney, 1995).
 */
export function trainLanguageModel(sentences: readonly (readonly number[])[], words: number): LanguageModel {
  const [start, end] = [words, words];
  const width = words + 1;
  const pairs = new Followers(width);
  const triples = new Followers(width);
  const next = Array.from({ length: width }, (): number[] => []);
  for (const sentence of sentences) {
    let [first, second] = [start, start];
    [...sentence, end].forEach((word, index) => {
      if (pairs.add(second, word)) next[second]!.push(word);
      if (index > 0) triples.add(first * width + second, word);
      [first, second] = [second, word];
    });
  }
  const single = singles(next, width);
  const backOff = Float64Array.from({ length: width }, (_, history) => pairs.leftOver(history));
  const afterOne = oneBefore(pairs, single, backOff);
  return {
    words,
    single,
    backOff,
    ...layOut(next, afterOne),
    afterOne,
    afterTwo(first, second, word) {
      const history = first * width + second;
      const lower = afterOne(second, word);
      if (first < 0 || !triples.knows(history)) return lower;
      return triples.share(history, word, Math.exp(triples.leftOver(history) + lower));
    },
  };
}

function oneBefore(pairs: Followers, single: Float64Array, backOff: Float64Array) {
  return (before: number, word: number) => {
    const lower = Math.exp(backOff[before]! + single[word]!);
    return pairs.knows(before) ? pairs.share(before, word, lower) : Math.log(lower);
  };
}

function layOut(next: readonly (readonly number[])[], afterOne: LanguageModel['afterOne']) {
  const from = new Int32Array(next.length + 1);
  next.forEach((words, history) => {
    from[history + 1] = from[history]! + words.length;
  });
  return {
    from,
    next: Int32Array.from(next.flat()),
    pair: Float64Array.from(next.flatMap((words, history) => words.map((word) => afterOne(history, word)))),
  };
}

function singles(next: readonly (readonly number[])[], width: number): Float64Array {
  const histories = new Float64Array(width);
  let total = 0;
  for (const words of next) {
    for (const word of words) {
      histories[word]!++;
      total++;
    }
  }
  return histories.map((seen) => Math.log(((1 - EVEN) * seen) / Math.max(1, total) + EVEN / width));
}
