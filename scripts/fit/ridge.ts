/** A square matrix, row after row. */
type Square = Float64Array;

/** The inverse of a symmetric positive matrix, by Cholesky. */
export function inverseOf(matrix: Square, size: number): Square {
  const lower = lowerOf(matrix, size);
  const back = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    const row = back.subarray(i * size, i * size + i + 1);
    row[i] = 1;
    for (let k = 0; k < i; k++) addTo(row, back.subarray(k * size, k * size + k + 1), -lower[i * size + k]!);
    const pivot = lower[i * size + i]!;
    for (let j = 0; j <= i; j++) row[j]! /= pivot;
  }
  const inverse = new Float64Array(size * size);
  for (let k = 0; k < size; k++) {
    const row = back.subarray(k * size, k * size + k + 1);
    for (let i = 0; i <= k; i++) addTo(inverse.subarray(i * size, i * size + i + 1), row, row[i]!);
  }
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) inverse[j * size + i] = inverse[i * size + j]!;
  return inverse;
}

function lowerOf(matrix: Square, size: number): Square {
  const lower = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      const rest = matrix[i * size + j]! - dot(lower, i * size, lower, j * size, j);
      lower[i * size + j] = i === j ? Math.sqrt(rest) : rest / lower[j * size + j]!;
    }
  }
  return lower;
}

function addTo(sums: Float64Array, row: Float64Array, times: number): void {
  const length = Math.min(sums.length, row.length);
  for (let i = 0; i < length; i++) sums[i]! += times * row[i]!;
}

type Numbers = Float64Array | Float32Array;

function dot(a: Numbers, fromA: number, b: Numbers, fromB: number, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += a[fromA + i]! * b[fromB + i]!;
  return sum;
}

export const dotOf = (a: Numbers, b: Numbers): number => dot(a, 0, b, 0, a.length);

/**
 * Ridge regressions of several targets on the same rows, from the rows' products with each other alone: what is learned
 * without some of the rows comes from the same inverse as what is learned from all.
 */
export class Ridge {
  readonly #size: number;
  readonly #inverse: Square;
  readonly #all: readonly Float64Array[];

  /** `targets`: a list for each row. `penalty`: how much weights are held back. */
  constructor(products: Square, targets: readonly Float64Array[], penalty: number) {
    this.#size = targets.length;
    const held = products.slice();
    for (let i = 0; i < this.#size; i++) held[i * this.#size + i]! += penalty;
    this.#inverse = inverseOf(held, this.#size);
    this.#all = targets.map((_, i) => this.#times(i, targets));
  }

  /** How much each row counts, for each target, where those of `left` are not learned from. */
  without(left: readonly number[]): readonly Float64Array[] {
    if (left.length === 0) return this.#all;
    const size = this.#size;
    const block = new Float64Array(left.length ** 2);
    for (const [i, row] of left.entries())
      for (const [j, column] of left.entries())
        block[i * left.length + j] = this.#inverse[row * size + column]!;
    const solved = inverseOf(block, left.length);
    const missed = left.map((_, i) => {
      const sums = new Float64Array(this.#all[0]!.length);
      for (const [j, row] of left.entries()) addTo(sums, this.#all[row]!, solved[i * left.length + j]!);
      return sums;
    });
    return this.#all.map((own, i) => {
      const counts = own.slice();
      for (const [j, row] of left.entries()) addTo(counts, missed[j]!, -this.#inverse[i * size + row]!);
      return counts;
    });
  }

  #times(row: number, lists: readonly Float64Array[]): Float64Array {
    const sums = new Float64Array(lists[0]!.length);
    for (const [i, list] of lists.entries()) addTo(sums, list, this.#inverse[row * this.#size + i]!);
    return sums;
  }
}

/** What rows that count so much say of one whose products with them are given. */
export function saidBy(counts: readonly Float64Array[], products: Float64Array): Float64Array {
  const sums = new Float64Array(counts[0]!.length);
  for (const [i, row] of counts.entries()) addTo(sums, row, products[i]!);
  return sums;
}
