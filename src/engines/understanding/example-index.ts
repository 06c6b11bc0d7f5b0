import type { Sense } from './knowledge.ts';
import { LinearClassifier, type Wording } from './linear-classifier.ts';
import { wordsIn } from './normalise.ts';

/** An example as it is compared: see prepare. */
export interface PreparedExample extends Wording {
  readonly sense: Sense;
}

/** How near a clause is to the examples of one sense. Cosines are 0 to 1. */
export interface Likeness {
  /** Best cosine of character n-grams. */
  readonly best: number;
  /** Mean of the three best. */
  readonly nearest: number;
  /** Best cosine of words and pairs of words. */
  readonly words: number;
  /** Naive Bayes: log probability a word, relative to the best sense; 0 to -3. */
  readonly bayes: number;
  /** Softmax regression: log probability, 0 to -7. */
  readonly linear: number;
}

const LONGEST = 5;
const SHORTEST = 3;
const SMOOTHING = 0.15;
const WORST_BAYES = -3;

type Features = (text: string) => string[];

function characterGrams(text: string): string[] {
  const padded = ` ${text} `;
  const grams: string[] = [];
  for (let size = SHORTEST; size <= LONGEST; size++) {
    for (let at = 0; at + size <= padded.length; at++) grams.push(padded.slice(at, at + size));
  }
  return grams;
}

function wordGrams(text: string): string[] {
  const words = ['<', ...wordsIn(text), '>'];
  return [...words.slice(1, -1), ...words.slice(1).map((word, index) => `${words[index]} ${word}`)];
}

/** Where a piece of text occurs: a run of the flat lists of examples and weights. */
interface Posting {
  readonly from: number;
  readonly to: number;
  /** Inverse document frequency. */
  readonly idf: number;
}

/** Cosine similarity of TF-IDF vectors with every example at once, by an inverted index in flat lists. */
class CosineIndex {
  readonly #postings = new Map<string, Posting>();
  readonly #ids: Int32Array;
  readonly #weights: Float32Array;
  readonly #size: number;
  readonly #features: Features;

  constructor(texts: readonly string[], features: Features) {
    this.#size = texts.length;
    this.#features = features;
    // Counted text by text, twice, as the counts of all at once would take ten times the memory of the index.
    const found = countEach(distinctOf(texts, features));
    let total = 0;
    for (const [gram, count] of found) {
      const idf = Math.log((1 + texts.length) / (1 + count)) + 0.1;
      this.#postings.set(gram, { from: total, to: total + count, idf });
      total += count;
    }
    this.#ids = new Int32Array(total);
    this.#weights = new Float32Array(total);
    this.#fill(texts);
  }

  #fill(texts: readonly string[]): void {
    const filled = new Map<string, number>();
    texts.forEach((text, id) => {
      const counts = countEach(this.#features(text));
      const weighed = [...counts].map(([gram, n]) => {
        const posting = this.#postings.get(gram)!;
        const at = posting.from + (filled.get(gram) ?? 0);
        filled.set(gram, at - posting.from + 1);
        return { at, weight: (1 + Math.log(n)) * posting.idf };
      });
      const norm = Math.sqrt(weighed.reduce((sum, { weight }) => sum + weight ** 2, 0));
      for (const { at, weight } of weighed) {
        this.#ids[at] = id;
        this.#weights[at] = weight / norm;
      }
    });
  }

  scores(text: string): Float64Array {
    const scores = new Float64Array(this.#size);
    const unseen = Math.log(1 + this.#size) + 0.1;
    let norm = 0;
    for (const [gram, n] of countEach(this.#features(text))) {
      const posting = this.#postings.get(gram);
      const weight = (1 + Math.log(n)) * (posting?.idf ?? unseen);
      norm += weight ** 2;
      if (!posting) continue;
      for (let at = posting.from; at < posting.to; at++)
        scores[this.#ids[at]!]! += weight * this.#weights[at]!;
    }
    if (norm > 0) for (let id = 0; id < scores.length; id++) scores[id]! /= Math.sqrt(norm);
    return scores;
  }
}

function* distinctOf(texts: readonly string[], features: Features): Generator<string> {
  for (const text of texts) yield* new Set(features(text));
}

function countEach(items: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Log probabilities of words and pairs of words under each sense, with additive smoothing. */
class Bayes {
  #counts = new Map<Sense, { readonly grams: Map<string, number>; total: number }>();
  #vocabulary = new Set<string>();

  constructor(examples: readonly PreparedExample[]) {
    for (const { sense, text } of examples) {
      const own = this.#counts.get(sense) ?? { grams: new Map<string, number>(), total: 0 };
      for (const gram of wordGrams(text)) {
        own.grams.set(gram, (own.grams.get(gram) ?? 0) + 1);
        own.total++;
        this.#vocabulary.add(gram);
      }
      this.#counts.set(sense, own);
    }
  }

  scores(text: string): Map<Sense, number> {
    const grams = wordGrams(text).filter((gram) => this.#vocabulary.has(gram));
    const scores = new Map<Sense, number>();
    let top = Number.NEGATIVE_INFINITY;
    for (const [sense, { grams: own, total }] of this.#counts) {
      const size = total + SMOOTHING * this.#vocabulary.size;
      let sum = 0;
      for (const gram of grams) sum += Math.log(((own.get(gram) ?? 0) + SMOOTHING) / size);
      const score = grams.length === 0 ? 0 : sum / Math.sqrt(grams.length);
      scores.set(sense, score);
      top = Math.max(top, score);
    }
    for (const [sense, score] of scores) scores.set(sense, Math.max(WORST_BAYES, score - top));
    return scores;
  }

  knows(word: string): boolean {
    return this.#vocabulary.has(word);
  }
}

/** The examples of a language, ready to be compared with. Building takes about 0.2 s for 3,000. */
export class ExampleIndex {
  readonly #senses: readonly Sense[];
  readonly #characters: CosineIndex;
  readonly #words: CosineIndex;
  readonly #bayes: Bayes;
  readonly #linear: LinearClassifier<Sense>;

  /** Texts must be normalised. */
  constructor(examples: readonly PreparedExample[]) {
    const texts = examples.map(({ text }) => text);
    this.#senses = examples.map(({ sense }) => sense);
    this.#characters = new CosineIndex(texts, characterGrams);
    this.#words = new CosineIndex(texts, wordGrams);
    this.#bayes = new Bayes(examples);
    this.#linear = new LinearClassifier(examples.map((example) => ({ ...example, label: example.sense })));
  }

  /** The likeness of a normalised clause to every sense. */
  compare(wording: Wording): Map<Sense, Likeness> {
    const { text: clause } = wording;
    const characters = this.#characters.scores(clause);
    const words = this.#words.scores(clause);
    const bayes = this.#bayes.scores(clause);
    const linear = this.#linear.scores(wording);
    const best = new Map<Sense, { readonly top: [number, number, number]; words: number }>();
    this.#senses.forEach((sense, id) => {
      const own = best.get(sense) ?? { top: [0, 0, 0] as [number, number, number], words: 0 };
      insert(own.top, characters[id]!);
      own.words = Math.max(own.words, words[id]!);
      best.set(sense, own);
    });
    return new Map(
      [...best].map(([sense, { top, words: word }]) => [
        sense,
        {
          best: top[0],
          nearest: (top[0] + top[1] + top[2]) / 3,
          words: word,
          bayes: bayes.get(sense) ?? WORST_BAYES,
          linear: linear.get(sense)!,
        },
      ]),
    );
  }

  /** The share of a clause's words that no example contains, 0 to 1. */
  strangeness(clause: string): number {
    const words = wordsIn(clause);
    return words.length === 0 ? 1 : words.filter((word) => !this.#bayes.knows(word)).length / words.length;
  }
}

function insert(top: [number, number, number], value: number): void {
  if (value > top[0]) [top[0], top[1], top[2]] = [value, top[0], top[1]];
  else if (value > top[1]) [top[1], top[2]] = [value, top[1]];
  else if (value > top[2]) top[2] = value;
}
