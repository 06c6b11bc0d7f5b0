import { describe, expect, it } from 'vitest';
import { MatrixProduct } from './matrix-product.ts';

const numbers = (count: number, step: number) =>
  Float32Array.from({ length: count }, (_, i) => Math.sin(1 + i * step));

function plainly(rows: Float32Array, matrix: Float32Array, bias: Float32Array): number[] {
  const outputs = bias.length;
  const inputs = matrix.length / outputs;
  return Array.from({ length: (rows.length / inputs) * outputs }, (_, at) => {
    const row = Math.floor(at / outputs);
    const column = at % outputs;
    let sum = bias[column]!;
    for (let i = 0; i < inputs; i++) sum += rows[row * inputs + i]! * matrix[i * outputs + column]!;
    return sum;
  });
}

describe('the product of rows and a matrix', () => {
  const room = { numbers: 2 * (12 + 1) * 24, rows: 9, longest: 24 };
  const matrix = numbers(12 * 24, 0.7);
  const bias = numbers(24, 0.3);

  it.each([1, 2, 3, 4, 5, 6, 7, 9])('is what sums and products give, for %d rows', (count) => {
    const product = new MatrixProduct(room);
    product.keep(numbers(12 * 24, 1.1), numbers(24, 0.9));
    const kept = product.keep(matrix, bias);
    const rows = numbers(count * 12, 0.2);
    const expected = plainly(rows, matrix, bias);
    const found = product.of(rows, kept);
    expect(found).toHaveLength(expected.length);
    for (const [at, value] of expected.entries()) expect(found[at]).toBeCloseTo(value, 5);
  });

  it('is refused for more matrices or rows than it has room for', () => {
    const product = new MatrixProduct(room);
    const kept = product.keep(matrix, bias);
    product.keep(matrix, bias);
    expect(() => product.keep(matrix, bias)).toThrow(RangeError);
    expect(() => product.of(numbers(13 * 12, 0.2), kept)).toThrow(RangeError);
  });
});
