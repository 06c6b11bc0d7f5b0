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
  /** Log probability that a sentence ends after each word and another one follows in the same breath. */
  readonly goesOn: Float64Array;
  /** Log probability of `word` after `before` in one sentence. */
  afterOne(before: number, word: number): number;
}

/** Log probability of `word` after `before`, in the same sentence or as the first of the next, whichever is likelier. */
export function stepLog(language: WordSequences, before: number, word: number): number {
  const within = language.afterOne(before, word);
  if (word === language.words) return within;
  return Math.max(within, language.goesOn[before]! + language.afterOne(language.words, word));
}

/** A model of sentences, whose phrases may come together anew. */
export interface LanguageModel extends WordSequences {
  /** Log probability of `word` after two others. */
  afterTwo(first: number, second: number, word: number): number;
}

/** One that knows how much it has seen, so that another can be joined to it. */
export interface CountedModel extends LanguageModel {
  /** How often a word was seen with something after it, and two words one after the other. */
  seenOne(before: number): number;
  seenTwo(first: number, second: number): number;
}

/** Words as the sentences of one breath, and how likely they are. */
export interface Breath {
  readonly log: number;
  readonly sentences: readonly (readonly number[])[];
}

/** A way of reading the first words as sentences. */
interface Way {
  readonly log: number;
  /** Where the last sentence begins. */
  readonly from: number;
  readonly before: Way | null;
}

/**
 * Splits words into the likeliest sentences. What follows depends on two words and on where the sentence began, so that
 * of all ways to each place the best with one word, and with more, in the last sentence are followed.
 */
export function breathOf(language: LanguageModel, words: readonly number[]): Breath {
  const end = language.words;
  let ways: readonly Way[] = [{ log: 0, from: 0, before: null }];
  for (const [at, word] of words.entries()) {
    const going = ways.map(
      (way): Way => ({ ...way, log: way.log + within(language, words, way.from, at, word) }),
    );
    const beginning =
      at === 0
        ? []
        : ways.map((way): Way => {
            const log = way.log + language.goesOn[words[at - 1]!]! + language.afterOne(end, word);
            return { log, from: at, before: way };
          });
    ways = [
      ...likeliest(going.filter(({ from }) => from === at - 1)),
      ...likeliest(going.filter(({ from }) => from !== at - 1)),
      ...likeliest(beginning),
    ];
  }
  const [best] = likeliest(
    ways.map((way) => ({ ...way, log: way.log + within(language, words, way.from, words.length, end) })),
  );
  const sentences: (readonly number[])[] = [];
  let to = words.length;
  for (let way: Way | null = best!; way; way = way.before) {
    sentences.unshift(words.slice(way.from, to));
    to = way.from;
  }
  return { log: best!.log, sentences };
}

function within(
  language: LanguageModel,
  words: readonly number[],
  from: number,
  at: number,
  word: number,
): number {
  if (at === from) return language.afterOne(language.words, word);
  return language.afterTwo(at - 1 === from ? language.words : words[at - 2]!, words[at - 1]!, word);
}

const likeliest = (ways: readonly Way[]): Way[] =>
  ways.length === 0 ? [] : [ways.reduce((best, way) => (way.log > best.log ? way : best))];

/** What is taken from each count and shared among what was never seen (absolute discounting). */
const DISCOUNT = 0.75;
/** Share of the words' own distribution that is spread evenly, so that rare words stay within reach. */
const EVEN = 0.1;
/** Probability that another sentence follows in one breath. */
const GOES_ON = 0.05;

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

  total(history: number): number {
    return this.#totals.get(history);
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
export function trainLanguageModel(sentences: readonly (readonly number[])[], words: number): CountedModel {
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
    goesOn: goesOnAfter(words, afterOne),
    afterOne,
    afterTwo(first, second, word) {
      const history = first * width + second;
      const lower = afterOne(second, word);
      if (triples.total(history) === 0) return lower;
      return triples.share(history, word, Math.exp(triples.leftOver(history) + lower));
    },
    seenOne: (before) => pairs.total(before),
    seenTwo: (first, second) => triples.total(first * width + second),
  };
}

/** How likely a sentence ends after each word and another one follows. */
export const goesOnAfter = (words: number, afterOne: LanguageModel['afterOne']): Float64Array =>
  Float64Array.from({ length: words + 1 }, (_, history) =>
    history === words ? Number.NEGATIVE_INFINITY : Math.log(GOES_ON) + afterOne(history, words),
  );

function oneBefore(pairs: Followers, single: Float64Array, backOff: Float64Array) {
  return (before: number, word: number) => {
    const lower = Math.exp(backOff[before]! + single[word]!);
    return pairs.total(before) > 0 ? pairs.share(before, word, lower) : Math.log(lower);
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
