import { bayesOf, type LearnedBayes, learnBayes } from './bayes.ts';
import { cosinesOf, type LearnedCosines, learnCosines } from './cosine-index.ts';
import { numberOf } from './gram-table.ts';
import type { Sense } from './knowledge.ts';
import {
  type LearnedClassifier,
  LinearClassifier,
  learnClassifier,
  type Wording,
} from './linear-classifier.ts';
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

/** All that is learned of a language's examples: plain values and flat lists, as they stand in a file. */
export interface LearnedExamples {
  readonly senses: readonly Sense[];
  /** Sense of each example. */
  readonly senseOf: Uint8Array;
  readonly characters: LearnedCosines;
  readonly words: LearnedCosines;
  readonly bayes: LearnedBayes;
  readonly linear: LearnedClassifier<Sense>;
}

const LONGEST = 5;
const SHORTEST = 3;

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

/** Learns from examples, whose texts must be normalised: four seconds for 23,000. */
export function learnExamples(examples: readonly PreparedExample[]): LearnedExamples {
  const texts = examples.map(({ text }) => text);
  const senses = [...new Set(examples.map(({ sense }) => sense))];
  const numbers = new Map(senses.map((sense, number) => [sense, number]));
  const words = learnCosines(texts, wordGrams);
  const counted = examples.map(({ sense, text }) => ({ sense: numbers.get(sense)!, grams: wordGrams(text) }));
  return {
    senses,
    senseOf: Uint8Array.from(examples, ({ sense }) => numbers.get(sense)!),
    characters: learnCosines(texts, characterGrams),
    words,
    bayes: learnBayes(counted, words.grams, senses.length),
    linear: learnClassifier(examples.map((example) => ({ ...example, label: example.sense }))),
  };
}

/** The examples of a language, ready to be compared with. */
export class ExampleIndex {
  readonly #learned: LearnedExamples;
  readonly #linear: LinearClassifier<Sense>;

  constructor(learned: LearnedExamples) {
    this.#learned = learned;
    this.#linear = new LinearClassifier(learned.linear);
  }

  /** The likeness of a normalised clause to every sense. */
  compare(wording: Wording): Map<Sense, Likeness> {
    const { senses, senseOf, characters, words, bayes } = this.#learned;
    const { text: clause } = wording;
    const byCharacters = cosinesOf(characters, clause, characterGrams);
    const byWords = cosinesOf(words, clause, wordGrams);
    const byBayes = bayesOf(bayes, words.grams, wordGrams(clause));
    const linear = this.#linear.scores(wording);
    const top = new Float64Array(3 * senses.length);
    const best = new Float64Array(senses.length);
    senseOf.forEach((sense, id) => {
      insert(top, 3 * sense, byCharacters[id]!);
      best[sense] = Math.max(best[sense]!, byWords[id]!);
    });
    return new Map(
      senses.map((sense, number) => {
        const [first, second, third] = top.subarray(3 * number, 3 * number + 3) as unknown as [
          number,
          number,
          number,
        ];
        return [
          sense,
          {
            best: first,
            nearest: (first + second + third) / 3,
            words: best[number]!,
            bayes: byBayes[number]!,
            linear: linear.get(sense)!,
          },
        ];
      }),
    );
  }

  /** The share of a clause's words that no example contains, 0 to 1. */
  strangeness(clause: string): number {
    const words = wordsIn(clause);
    const { grams } = this.#learned.words;
    return words.length === 0 ? 1 : words.filter((word) => numberOf(grams, word) < 0).length / words.length;
  }
}

/** Keeps the three greatest, which stand from `at`. */
function insert(top: Float64Array, at: number, value: number): void {
  let moved = value;
  for (let place = at; place < at + 3; place++) {
    const kept = top[place]!;
    if (moved <= kept) continue;
    top[place] = moved;
    moved = kept;
  }
}
