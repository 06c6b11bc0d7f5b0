import { describe, expect, it } from 'vitest';
import { VocabularyProduct } from './vocabulary-product.ts';

const WIDTH = 416;
const LENGTH = 50;
const ZERO = 107;
const WEIGHTS = Uint8Array.from({ length: WIDTH * LENGTH }, (_, at) => (at * 7919) % 256);
const product = new VocabularyProduct({ weights: WEIGHTS, zero: ZERO, width: WIDTH });

const rowsOf = (count: number) => Float32Array.from({ length: count * WIDTH }, (_, at) => Math.sin(at * at));

function expected(rows: Float32Array): number[] {
  const count = rows.length / WIDTH;
  return Array.from({ length: count * LENGTH }, (_, at) => {
    const [row, token] = [Math.floor(at / LENGTH), at % LENGTH];
    let sum = 0;
    for (let i = 0; i < WIDTH; i++) sum += rows[row * WIDTH + i]! * (WEIGHTS[token * WIDTH + i]! - ZERO);
    return sum;
  });
}

describe('the product with a table in bytes', () => {
  for (const count of [1, 4, 6]) {
    it(`is that of plain arithmetic, for ${count} rows`, () => {
      const rows = rowsOf(count);
      const products = product.of(rows);
      expect(products).toHaveLength(count * LENGTH);
      for (const [at, value] of expected(rows).entries()) expect(products[at]).toBeCloseTo(value, 0);
    });
  }

  it('is nothing for a row of zeros, and does not change what comes later', () => {
    const rows = rowsOf(1);
    const before = product.of(rows);
    expect([...product.of(new Float32Array(WIDTH))].every((value) => value === 0)).toBe(true);
    expect(product.of(rows)).toEqual(before);
  });

  it('holds the largest factors by the largest weights', () => {
    const largest = new VocabularyProduct({
      weights: new Uint8Array(WIDTH).fill(255),
      zero: ZERO,
      width: WIDTH,
    });
    const [sum] = largest.of(new Float32Array(WIDTH).fill(2));
    expect(sum).toBeCloseTo(2 * WIDTH * (255 - ZERO), 0);
  });
});
