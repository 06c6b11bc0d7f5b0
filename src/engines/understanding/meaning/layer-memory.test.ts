import { describe, expect, it } from 'vitest';
import { MEANING_SIZE } from './encoder-sizes.ts';
import { LayerMemory, normBytes } from './layer-memory.ts';

const numbers = (count: number, step: number) =>
  Float32Array.from({ length: count }, (_, i) => 3 + Math.sin(1 + i * step));

const COUNT = 3;

function withRows() {
  const memory = new LayerMemory(normBytes(MEANING_SIZE));
  const rows = memory.given(COUNT * MEANING_SIZE);
  rows.set(numbers(rows.length, 0.7));
  return { memory, rows };
}

const meanOf = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('rows on their way through a layer', () => {
  it('are normalised to mean 0 and variance 1, then scaled and shifted', () => {
    const { memory, rows } = withRows();
    const [scale, shift] = [numbers(MEANING_SIZE, 0.2), numbers(MEANING_SIZE, 0.5)];
    const found = memory.normalised(rows, memory.keepNorm(scale, shift));
    for (let row = 0; row < COUNT; row++) {
      const own = rows.subarray(row * MEANING_SIZE, (row + 1) * MEANING_SIZE);
      const mean = meanOf(own);
      const variance = meanOf(own.map((value) => (value - mean) ** 2));
      for (const [i, value] of own.entries()) {
        const expected = ((value - mean) / Math.sqrt(variance)) * scale[i]! + shift[i]!;
        expect(found[row * MEANING_SIZE + i]).toBeCloseTo(expected, 3);
      }
    }
  });

  it('have a mean', () => {
    const { memory, rows } = withRows();
    const found = memory.mean(rows, MEANING_SIZE);
    for (let i = 0; i < MEANING_SIZE; i++) {
      const column = Float32Array.from({ length: COUNT }, (_, row) => rows[row * MEANING_SIZE + i]!);
      expect(found[i]).toBeCloseTo(meanOf(column), 5);
    }
  });
});
