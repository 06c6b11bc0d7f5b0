import { describe, expect, it } from 'vitest';
import { roundedMatrix, throughMatrix, wholeMatrix } from './byte-matrix.ts';

const numbers = (count: number, step: number) =>
  Float32Array.from({ length: count }, (_, i) => Math.sin(1 + i * step));

/** One input after the other. */
function plainly(row: Float32Array, matrix: ReturnType<typeof roundedMatrix>): Float32Array {
  const sums = new Float32Array(matrix.steps.length);
  for (const [input, value] of row.entries())
    for (let output = 0; output < sums.length; output++)
      sums[output]! += value * matrix.weights[input * sums.length + output]!;
  return sums.map((sum, output) => sum * matrix.steps[output]!);
}

describe('a matrix in bytes', () => {
  it.each([1, 4, 6, 32])(
    'gives a row of %d numbers the same bits, however many it adds at once',
    (inputs) => {
      const matrix = roundedMatrix(numbers(inputs * 5, 0.7), 5);
      const row = numbers(inputs, 0.3);
      expect(throughMatrix(matrix, row)).toEqual(plainly(row, matrix));
    },
  );

  it('is what it was made of, to a step', () => {
    const made = numbers(20, 0.7);
    const whole = wholeMatrix(roundedMatrix(made, 5));
    for (const [at, value] of made.entries()) expect(whole[at]).toBeCloseTo(value, 2);
  });
});
