import { MEANING_SIZE } from './transformer-layer.ts';

/** Numbers of a meaning as questions are compared by it. */
export const ASK_SIZE = 128;
const MOST = 127;

/** A linear map from meanings to what tells questions of one conversation apart, as it stands in a file. */
export interface AskProjection {
  /** [number of a meaning][number of the result], in steps of `steps`. */
  readonly weights: Int8Array;
  /** What a step is worth for each number of the result. */
  readonly steps: Float32Array;
}

/** A meaning as a question is compared by it. It is linear, and not of length 1. */
export function projected({ weights, steps }: AskProjection, meaning: Float32Array): Float32Array {
  const sums = new Float32Array(ASK_SIZE);
  for (let from = 0; from < MEANING_SIZE; from++) {
    const value = meaning[from]!;
    const row = from * ASK_SIZE;
    for (let to = 0; to < ASK_SIZE; to++) sums[to]! += value * weights[row + to]!;
  }
  return sums.map((sum, to) => sum * steps[to]!);
}

/** Keeps a map [number of a meaning][number of the result] in a byte each. */
export function roundedProjection(weights: Float32Array): AskProjection {
  const steps = new Float32Array(ASK_SIZE).fill(1e-9);
  for (const [at, weight] of weights.entries()) {
    steps[at % ASK_SIZE] = Math.max(steps[at % ASK_SIZE]!, Math.abs(weight) / MOST);
  }
  return {
    weights: Int8Array.from(weights, (weight, at) => Math.round(weight / steps[at % ASK_SIZE]!)),
    steps,
  };
}
