import type { Sense } from '#engines/understanding/knowledge.ts';
import { MEANING_SIZE } from '#engines/understanding/meaning/encoder-sizes.ts';
import { type MeaningHead, roundedHead } from '#engines/understanding/meaning/meaning-head.ts';

/** An example with its meaning. */
export interface MeantExample {
  readonly sense: Sense;
  readonly meaning: Float32Array;
}

const EPOCHS = 8;
const RATE = 6;
const DECAY = 1e-5;
/** Errors below this move nothing. */
const LEAST = 0.002;
/** A sense counts at most as much as so many usual ones. */
const MOST_TIMES = 8;

/** Softmax regression by stochastic gradient in a fixed order, so that the same examples give the same weights. */
export function learnHead(examples: readonly MeantExample[]): MeaningHead {
  const senses = [...new Set(examples.map(({ sense }) => sense))].sort();
  const weights = new Float32Array(senses.length * MEANING_SIZE);
  const biases = new Float32Array(senses.length);
  const places = new Map(senses.map((sense, place) => [sense, place]));
  const shares = sharesOf(examples, senses);
  const stride = strideFor(examples.length);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let step = 0; step < examples.length; step++) {
      const { sense, meaning } = examples[(step * stride + epoch) % examples.length]!;
      const errors = probabilitiesOf(weights, biases, meaning);
      const own = places.get(sense)!;
      errors[own]! -= 1;
      const rate = (RATE / (1 + epoch)) * shares[own]!;
      for (let label = 0; label < senses.length; label++) {
        const error = errors[label]!;
        if (Math.abs(error) < LEAST) continue;
        const from = label * MEANING_SIZE;
        for (let i = 0; i < MEANING_SIZE; i++) {
          const weight = weights[from + i]!;
          weights[from + i] = weight - rate * (error * meaning[i]! + DECAY * weight);
        }
        biases[label]! -= 0.02 * rate * error;
      }
    }
  }
  return roundedHead(senses, weights, biases);
}

function probabilitiesOf(weights: Float32Array, biases: Float32Array, meaning: Float32Array): Float64Array {
  const values = Float64Array.from(biases);
  let top = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < values.length; label++) {
    const from = label * MEANING_SIZE;
    let [a, b] = [0, 0];
    for (let i = 0; i < MEANING_SIZE; i += 2) {
      a += weights[from + i]! * meaning[i]!;
      b += weights[from + i + 1]! * meaning[i + 1]!;
    }
    values[label]! += a + b;
    top = Math.max(top, values[label]!);
  }
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] = Math.exp(values[i]! - top);
  return values.map((value) => value / sum);
}

/** A sense with far more examples than the others would be guessed too often: each of its examples counts for less. */
function sharesOf(examples: readonly MeantExample[], senses: readonly Sense[]): number[] {
  const counts = senses.map((sense) => examples.filter((example) => example.sense === sense).length);
  const usual = counts.toSorted((a, b) => a - b)[counts.length >> 1]!;
  return counts.map((count) => Math.min(1, (MOST_TIMES * usual) / count));
}

/** A stride that shares no factor with a count visits everything once, mixed. */
function strideFor(count: number): number {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (common(stride, count) !== 1) stride++;
  return stride;
}
