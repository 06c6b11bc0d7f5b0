import { unitOf } from '#engines/understanding/meaning/byte-matrix.ts';
import type { Comfort } from '#engines/understanding/meaning/comfort.ts';

const MOST = 127;

/** A sentence by its meaning, and whether people hear comfort in it. */
export interface JudgedMeaning {
  readonly meaning: Float32Array;
  readonly comforts: boolean;
}

const STEPS = 600;
const RATE = 0.3;
const DECAY = 4e-4;
/** What comforts is rare: it counts so many times. */
const TIMES = 3;

/** Fits it by gradient descent with momentum, the same from run to run. */
export function learnComfort(sentences: readonly JudgedMeaning[]): Comfort {
  const rows = sentences.map(({ meaning, comforts }) => ({ unit: unitOf(meaning), comforts }));
  const size = rows[0]!.unit.length;
  const weights = new Float64Array(size);
  const speed = new Float64Array(size);
  let [bias, biasSpeed] = [-2, 0];
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Float64Array(size);
    let biasSlope = 0;
    for (const { unit, comforts } of rows) {
      const logit = unit.reduce((sum, value, i) => sum + value * weights[i]!, bias);
      const error = ((comforts ? TIMES : 1) * (1 / (1 + Math.exp(-logit)) - Number(comforts))) / rows.length;
      biasSlope += error;
      for (let i = 0; i < size; i++) slopes[i]! += error * unit[i]!;
    }
    for (let i = 0; i < size; i++) {
      speed[i] = 0.95 * speed[i]! - RATE * (slopes[i]! + DECAY * weights[i]!);
      weights[i]! += speed[i]!;
    }
    biasSpeed = 0.95 * biasSpeed - RATE * biasSlope;
    bias += biasSpeed;
  }
  const step = Math.max(...weights.map(Math.abs)) / MOST;
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / step)), step, bias };
}
