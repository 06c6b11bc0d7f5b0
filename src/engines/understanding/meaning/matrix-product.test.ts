import { describe, expect, it } from 'vitest';
import { RoutineMemory } from '../../wasm/routine-memory.ts';
import { MatrixProduct } from './matrix-product.ts';

const INPUTS = 16;
const OUTPUTS = 24;
const MOST = { rows: 12, inputs: INPUTS };

const numbers = (count: number, step: number) =>
  Float32Array.from({ length: count }, (_, i) => Math.sin(1 + i * step));

const matrix = numbers(INPUTS * OUTPUTS, 0.7);
const bias = numbers(OUTPUTS, 0.3);

function plainly(rows: Float32Array, count: number): number[] {
  return Array.from({ length: count * OUTPUTS }, (_, at) => {
    const [row, column] = [Math.floor(at / OUTPUTS), at % OUTPUTS];
    let sum = bias[column]!;
    for (let i = 0; i < INPUTS; i++) sum += rows[row * INPUTS + i]! * matrix[i * OUTPUTS + column]!;
    return sum;
  });
}

/** What a product adds to rows of zeros, or of others. */
function added(rows: Float32Array, { least, to }: { least?: number; to?: Float32Array } = {}): Float32Array {
  const memory = new RoutineMemory(65_536);
  const product = new MatrixProduct(memory, MOST);
  product.keep(numbers(INPUTS * OUTPUTS, 1.1), numbers(OUTPUTS, 0.9));
  const kept = product.keep(matrix, bias, least);
  const place = memory.floats(rows.length);
  place.set(rows);
  const sums = memory.floats((rows.length / INPUTS) * OUTPUTS);
  if (to) sums.set(to);
  product.add(sums, place, kept);
  return sums;
}

describe('the product of rows and a matrix', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 9, 11, 12])('is what sums and products give, for %d rows', (count) => {
    const rows = numbers(count * INPUTS, 0.2);
    const found = added(rows);
    const expected = plainly(rows, count);
    expect(found).toHaveLength(expected.length);
    for (const [at, value] of expected.entries()) expect(found[at]).toBeCloseTo(value, 3);
  });

  it('has the same bits for a row, whichever rows are multiplied with it', () => {
    const rows = numbers(11 * INPUTS, 0.2);
    const together = added(rows);
    for (let row = 0; row < 11; row++) {
      const alone = added(rows.slice(row * INPUTS, (row + 1) * INPUTS));
      expect(alone).toEqual(together.slice(row * OUTPUTS, (row + 1) * OUTPUTS));
    }
  });

  it('is as near for rows that are a millionth as large, or a million times', () => {
    for (const size of [1e-6, 1e6]) {
      const rows = numbers(INPUTS, 0.2).map((value) => value * size);
      const found = added(rows);
      for (const [at, value] of plainly(rows, 1).entries())
        expect((found[at]! - bias[at]!) / size).toBeCloseTo((value - bias[at]!) / size, 1);
    }
  });

  it('is what is added to it for a row of zeros', () => {
    expect(added(new Float32Array(INPUTS))).toEqual(bias);
  });

  it('is added to what stands there, and then at least as large as was said', () => {
    const rows = numbers(2 * INPUTS, 0.2);
    const to = numbers(2 * OUTPUTS, 0.5);
    const found = added(rows, { least: 0, to });
    for (const [at, value] of plainly(rows, 2).entries())
      expect(found[at]).toBeCloseTo(Math.max(0, to[at]! + value), 3);
  });

  it('is refused for more matrices or rows than it has room for', () => {
    const memory = new RoutineMemory(65_536);
    const product = new MatrixProduct(memory, MOST);
    const kept = product.keep(matrix, bias);
    const rows = memory.floats(13 * INPUTS);
    const sums = memory.floats(13 * OUTPUTS);
    expect(() => product.add(sums, rows, kept)).toThrow(RangeError);
    expect(() => product.keep(new Float32Array(INPUTS * 4096), new Float32Array(4096))).toThrow('no room');
  });

  it.each([
    [INPUTS + 8, OUTPUTS],
    [INPUTS - 1, OUTPUTS],
    [INPUTS, OUTPUTS - 1],
  ])('is refused for a matrix that it cannot multiply by, of %d inputs and %d outputs', (inputs, outputs) => {
    const product = new MatrixProduct(new RoutineMemory(65_536), MOST);
    expect(() => product.keep(new Float32Array(inputs * outputs), new Float32Array(outputs))).toThrow(
      RangeError,
    );
  });
});

describe('a product whose sum is as large as it can be', () => {
  it.each([
    ['all numbers alike', () => 1],
    ['one number alone', (i: number) => (i === 3 ? 1 : 0)],
    ['a few much larger than the others', (i: number) => (i % 500 === 7 ? -40 : 0.5)],
  ])('is right where row and column are the same: %s', (_, numberAt) => {
    const inputs = 1536;
    const memory = new RoutineMemory(2 * 65_536);
    const product = new MatrixProduct(memory, { rows: 1, inputs });
    const row = memory.floats(inputs);
    row.set(Float32Array.from(row, (_value, i) => numberAt(i)));
    const sums = memory.floats(8);
    const columns = Float32Array.from({ length: inputs * 8 }, (_value, at) => row[at >> 3]!);
    product.add(sums, row, product.keep(columns, new Float32Array(8)));
    const square = row.reduce((sum, value) => sum + value * value, 0);
    for (const sum of sums) expect(sum / square).toBeCloseTo(1, 3);
  });
});
