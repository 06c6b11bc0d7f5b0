import { type GramTable, numberOf, tableOf } from './gram-table.ts';
import { wordsIn } from './normalise.ts';

const EPOCHS = 5;
/** A label counts at most as much as so many usual ones. */
const MOST_TIMES = 8;
const RATE = 4;
const DECAY = 2e-5;
/** Beginnings of words of so many letters stand for their inflected forms. */
const STEMS = [3, 5];
/** Log probabilities below this say no more. */
const FLOOR = -7;

/** A normalised clause, with the names of the concepts that its words stand for. */
export interface Wording {
  readonly text: string;
  readonly concepts: readonly string[];
}

/** Concepts and pairs of them, words, pairs of words, and the beginnings of words. */
function featuresOf({ text, concepts }: Wording): string[] {
  const words = wordsIn(text);
  const known = concepts.map((concept) => `@${concept}`);
  const joined = concepts.flatMap((a, i) => concepts.slice(i + 1).map((b) => `@${[a, b].sort().join('&')}`));
  const opening = words.length > 0 ? concepts.map((concept) => `@${concept}<${words[0]}`) : [];
  const framed = ['<', ...words, '>'];
  const pairs = framed.slice(1).map((word, index) => `${framed[index]} ${word}`);
  const skips = words.slice(2).map((word, index) => `${words[index]} _ ${word}`);
  const stems = words.flatMap((word) =>
    STEMS.filter((length) => word.length > length).map((length) => `#${word.slice(0, length)}`),
  );
  return [...known, ...joined, ...opening, ...words.map((word) => `=${word}`), ...pairs, ...skips, ...stems];
}

/** What a classifier has learned: plain values and flat lists, as they stand in a file. */
export interface LearnedClassifier<Label extends string> {
  readonly labels: readonly Label[];
  readonly features: GramTable;
  /** Inverse document frequency of each feature. */
  readonly idf: Float64Array;
  /** [feature][label] */
  readonly weights: Float32Array;
  readonly biases: Float64Array;
}

interface Vector {
  readonly ids: Int32Array;
  readonly values: Float64Array;
}

/**
 * Softmax regression over examples, whose texts must be normalised: stochastic gradient in a fixed order, so that the
 * same examples give the same weights. A third of a second for 3,000 examples and 80 labels.
 */
export function learnClassifier<Label extends string>(
  examples: readonly (Wording & { readonly label: Label })[],
): LearnedClassifier<Label> {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const counts = new Map<string, number>();
  for (const example of examples) {
    for (const feature of new Set(featuresOf(example))) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  // What stands in one example alone tells nothing of others.
  const shared = [...counts].filter(([, count]) => count > 1);
  const learned = {
    labels,
    features: tableOf(shared.map(([feature]) => feature)),
    idf: Float64Array.from(shared, ([, count]) => Math.log((1 + examples.length) / (1 + count)) + 0.2),
    weights: new Float32Array(shared.length * labels.length),
    biases: new Float64Array(labels.length),
  };
  const vectors = examples.map((example) => vectorOf(learned, example));
  const places = new Map(labels.map((label, place) => [label, place]));
  train(
    learned,
    vectors,
    examples.map(({ label }) => places.get(label)!),
  );
  return learned;
}

/** Tells which label a wording belongs to. */
export class LinearClassifier<Label extends string> {
  readonly #learned: LearnedClassifier<Label>;

  constructor(learned: LearnedClassifier<Label>) {
    this.#learned = learned;
  }

  /** Log probability of each label, 0 to -7. */
  scores(wording: Wording): Map<Label, number> {
    const logits = logitsOf(this.#learned, vectorOf(this.#learned, wording));
    softmax(logits);
    return new Map(
      this.#learned.labels.map((label, i) => [label, Math.max(FLOOR, Math.log(logits[i]! + 1e-9))]),
    );
  }
}

function vectorOf({ features: known, idf }: LearnedClassifier<string>, wording: Wording): Vector {
  const features = [...new Set(featuresOf(wording))];
  const ids = Int32Array.from(features.map((feature) => numberOf(known, feature)).filter((id) => id >= 0));
  const values = Float64Array.from(ids, (id) => idf[id]!);
  // Words that nobody has seen count in the length: they make the clause less sure.
  const unseen = (features.length - ids.length) * 4;
  const norm = Math.sqrt(values.reduce((sum, value) => sum + value * value, unseen));
  if (norm > 0) for (let i = 0; i < values.length; i++) values[i]! /= norm;
  return { ids, values };
}

function logitsOf({ weights, biases }: LearnedClassifier<string>, { ids, values }: Vector): Float64Array {
  const width = biases.length;
  const logits = Float64Array.from(biases);
  for (let i = 0; i < ids.length; i++) {
    const row = ids[i]! * width;
    const value = values[i]!;
    for (let k = 0; k < width; k++) logits[k]! += value * weights[row + k]!;
  }
  return logits;
}

function train(
  learned: LearnedClassifier<string>,
  vectors: readonly Vector[],
  labels: readonly number[],
): void {
  const { weights, biases } = learned;
  const width = biases.length;
  const shares = sharesOf(labels, width);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const fading = RATE / (1 + epoch / 3);
    for (let step = 0; step < vectors.length; step++) {
      // A stride that shares no factor with the count visits every example once, mixed.
      const at = (step * stride(vectors.length) + epoch) % vectors.length;
      const vector = vectors[at]!;
      const rate = fading * shares[labels[at]!]!;
      const errors = logitsOf(learned, vector);
      softmax(errors);
      errors[labels[at]!]! -= 1;
      for (let i = 0; i < vector.ids.length; i++) {
        const row = vector.ids[i]! * width;
        const change = rate * vector.values[i]!;
        for (let k = 0; k < width; k++) {
          const weight = weights[row + k]!;
          weights[row + k] = weight - change * errors[k]! - rate * DECAY * weight;
        }
      }
      for (let k = 0; k < width; k++) biases[k]! -= 0.02 * rate * errors[k]!;
    }
  }
}

/** A label with far more examples than the others would be guessed too often: each of its examples counts for less. */
function sharesOf(labels: readonly number[], width: number): number[] {
  const counts = Array.from({ length: width }, () => 0);
  for (const label of labels) counts[label]!++;
  const usual = counts.toSorted((a, b) => a - b)[width >> 1]!;
  return counts.map((count) => Math.min(1, (MOST_TIMES * usual) / count));
}

function softmax(values: Float64Array): void {
  let top = Number.NEGATIVE_INFINITY;
  for (const value of values) top = Math.max(top, value);
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] = Math.exp(values[i]! - top);
  for (let i = 0; i < values.length; i++) values[i]! /= sum;
}

function stride(count: number): number {
  let candidate = Math.max(1, Math.floor(count * 0.618));
  while (gcd(candidate, count) !== 1) candidate++;
  return candidate;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
