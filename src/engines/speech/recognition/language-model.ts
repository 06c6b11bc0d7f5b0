import { Followers } from './followers.ts';

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

/** Share of the words' own distribution that is spread evenly, so that rare words stay within reach. */
const EVEN = 0.1;
/** Probability that another sentence follows in one breath. */
const GOES_ON = 0.05;

/**
 * Learns pairs and triples of words from sentences, each a list of numbers below `words`. Probabilities are
 * interpolated with absolute discounting; single words count by how many others they follow (Kneser and Ney, 1995).
 */
export function trainLanguageModel(sentences: readonly (readonly number[])[], words: number): CountedModel {
  const width = words + 1;
  const pairs = new Followers(pairsIn(sentences, words), width, width);
  // A pair that was seen is known by its place.
  const triples = new Followers(triplesIn(sentences, words, pairs), pairs.words.length, width);
  const single = singles(pairs.words, width);
  const backOff = Float64Array.from({ length: width }, (_, history) => pairs.leftOver(history));
  const afterOne = oneBefore(pairs, single, backOff);
  return {
    words,
    single,
    backOff,
    from: pairs.from,
    next: pairs.words,
    pair: layOut(pairs, afterOne),
    goesOn: goesOnAfter(words, afterOne),
    afterOne,
    afterTwo(first, second, word) {
      const history = pairs.placeOf(first, second);
      const lower = afterOne(second, word);
      if (history < 0 || triples.total(history) === 0) return lower;
      return triples.share(history, word, Math.exp(triples.leftOver(history) + lower));
    },
    seenOne: (before) => pairs.total(before),
    seenTwo(first, second) {
      const history = pairs.placeOf(first, second);
      return history < 0 ? 0 : triples.total(history);
    },
  };
}

/** Each word after the one before it, the start and the end of sentences among them. */
function pairsIn(sentences: readonly (readonly number[])[], end: number): Float64Array {
  const keys = new Float64Array(sentences.reduce((sum, { length }) => sum + length + 1, 0));
  let at = 0;
  for (const sentence of sentences) {
    let before = end;
    for (const word of sentence) {
      keys[at++] = before * (end + 1) + word;
      before = word;
    }
    keys[at++] = before * (end + 1) + end;
  }
  return keys;
}

/** Each word after the two before it; the first word of a sentence has one alone. */
function triplesIn(sentences: readonly (readonly number[])[], end: number, pairs: Followers): Float64Array {
  const keys = new Float64Array(sentences.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sentence of sentences) {
    for (const [index, second] of sentence.entries()) {
      const history = pairs.placeOf(index === 0 ? end : sentence[index - 1]!, second);
      keys[at++] = history * (end + 1) + (sentence[index + 1] ?? end);
    }
  }
  return keys;
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

/** Log probability of each pair that was seen, where it stands. */
function layOut({ from, words }: Followers, afterOne: LanguageModel['afterOne']): Float64Array {
  const pair = new Float64Array(words.length);
  for (let history = 0; history + 1 < from.length; history++) {
    for (let at = from[history]!; at < from[history + 1]!; at++) pair[at] = afterOne(history, words[at]!);
  }
  return pair;
}

/** Log share of each word by how many others it was seen after. */
function singles(followers: Int32Array, width: number): Float64Array {
  const histories = new Float64Array(width);
  for (const word of followers) histories[word]!++;
  const total = Math.max(1, followers.length);
  return histories.map((seen) => Math.log(((1 - EVEN) * seen) / total + EVEN / width));
}
