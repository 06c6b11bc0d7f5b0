import { describe, expect, it } from 'vitest';
import { attend } from './attention.ts';

const WIDTH = 8;
const HEADS = 4;

const asked = (count: number) =>
  Float32Array.from({ length: count * 3 * WIDTH }, (_, i) => 3 * Math.sin(1 + i * 0.7));

/** By the formula: for each head of each row the values of all, by the softmax of scaled dot products. */
function plainly(rows: Float32Array, count: number): number[] {
  const size = WIDTH / HEADS;
  const numberAt = (row: number, part: number, at: number) => rows[row * 3 * WIDTH + part * WIDTH + at]!;
  return Array.from({ length: count * WIDTH }, (_, place) => {
    const [row, at] = [Math.floor(place / WIDTH), place % WIDTH];
    const head = at - (at % size);
    const weights = Array.from({ length: count }, (_, other) => {
      let product = 0;
      for (let i = 0; i < size; i++) product += numberAt(row, 0, head + i) * numberAt(other, 1, head + i);
      return Math.exp(product / Math.sqrt(size));
    });
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.reduce((sum, weight, other) => sum + (weight / all) * numberAt(other, 2, at), 0);
  });
}

describe('attention', () => {
  it.each([1, 3, 4, 5, 8])('lets each of %d rows take from the values of all', (count) => {
    const rows = asked(count);
    const found = attend(rows, WIDTH);
    const expected = plainly(rows, count);
    expect(found).toHaveLength(expected.length);
    for (const [at, value] of expected.entries()) expect(found[at]).toBeCloseTo(value, 5);
  });
});
