import { describe, expect, it } from 'vitest';
import { panelsOf, refuseOverflow } from './whole-matrix.ts';

const MOST = 32_767;

describe('a matrix in whole numbers', () => {
  it('is refused where the sum of products could have more than 32 bits', () => {
    expect(() => refuseOverflow(8, 2 * MOST ** 2)).not.toThrow();
    expect(() => refuseOverflow(8, 8 * MOST ** 2)).toThrow(RangeError);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('is refused with a weight of %d', (weight) => {
    const matrix = new Float32Array(8 * 8).fill(0.5).fill(weight, 9, 10);
    expect(() => panelsOf(matrix, new Float32Array(8), 0)).toThrow(RangeError);
  });

  it('has weights as large as sixteen bits allow, and of a long column as its length allows', () => {
    const short = panelsOf(new Float32Array(8 * 8).fill(0.5).fill(7, 0, 8), new Float32Array(8), 0);
    expect(short[0]).toBe(MOST);
    const long = panelsOf(new Float32Array(800 * 8).fill(0.5), new Float32Array(8), 0);
    const square = 800 * long[0]! ** 2;
    expect(() => refuseOverflow(800, square)).not.toThrow();
    expect(() => refuseOverflow(800, 1.01 * square)).toThrow(RangeError);
  });
});
