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
  const whole = new Float32Array(weights.length);
  for (let from = 0; from < whole.length; from += steps.length)
    for (let output = 0; output < steps.length; output++)
      whole[from + output] = weights[from + output]! * steps[output]!;
  return whole;
}

/** So many inputs are added to each sum while it is at hand. */
const AT_ONCE = 4;

/** A row multiplied by a matrix. Sums are rounded to 32 bits with each input, in their order. */
export function throughMatrix({ weights, steps }: ByteMatrix, row: Float32Array): Float32Array {
  const sums = new Float32Array(steps.length);
  let input = 0;
  for (; input + AT_ONCE <= row.length; input += AT_ONCE) addFour(sums, weights, row, input);
  for (; input < row.length; input++) {
    const from = input * sums.length;
    for (let output = 0; output < sums.length; output++)
      sums[output]! += row[input]! * weights[from + output]!;
  }
  for (let output = 0; output < sums.length; output++) sums[output]! *= steps[output]!;
  return sums;
}

function addFour(sums: Float32Array, weights: Int8Array, row: Float32Array, input: number): void {
  const outputs = sums.length;
  const a = row[input]!;
  const b = row[input + 1]!;
  const c = row[input + 2]!;
  const d = row[input + 3]!;
  for (let output = 0, from = input * outputs; output < outputs; output++, from++) {
    const one = Math.fround(sums[output]! + a * weights[from]!);
    const two = Math.fround(one + b * weights[from + outputs]!);
    const three = Math.fround(two + c * weights[from + 2 * outputs]!);
    sums[output] = three + d * weights[from + 3 * outputs]!;
  }
}

/** A row of length 1. */
export function unitOf(row: Float32Array): Float32Array {
  const length = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0)) || 1;
  return row.map((value) => value / length);
}
