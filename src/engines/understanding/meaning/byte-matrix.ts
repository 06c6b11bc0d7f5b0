const MOST = 127;
const FEWEST = 1e-9;

/** A matrix [input][output] that is kept in a byte a weight. */
export interface ByteMatrix {
  readonly weights: Int8Array;
  /** What a step is worth, for each output. */
  readonly steps: Float32Array;
}

/** Keeps a matrix in bytes, each output with a step of its own. */
export function roundedMatrix(weights: Float32Array, outputs: number): ByteMatrix {
  const steps = new Float32Array(outputs).fill(FEWEST);
  for (const [at, weight] of weights.entries())
    steps[at % outputs] = Math.max(steps[at % outputs]!, Math.abs(weight) / MOST);
  return {
    weights: Int8Array.from(weights, (weight, at) => Math.round(weight / steps[at % outputs]!)),
    steps,
  };
}

/** The matrix as it was, to a step. */
export function wholeMatrix({ weights, steps }: ByteMatrix): Float32Array {
  return Float32Array.from(weights, (weight, at) => weight * steps[at % steps.length]!);
}

/** A row multiplied by a matrix. */
export function throughMatrix({ weights, steps }: ByteMatrix, row: Float32Array): Float32Array {
  const sums = new Float32Array(steps.length);
  for (let input = 0, at = 0; input < row.length; input++) {
    const value = row[input]!;
    for (let output = 0; output < sums.length; output++, at++) sums[output]! += value * weights[at]!;
  }
  return sums.map((sum, output) => sum * steps[output]!);
}

/** A row of length 1. */
export function unitOf(row: Float32Array): Float32Array {
  const length = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0)) || 1;
  return row.map((value) => value / length);
}
