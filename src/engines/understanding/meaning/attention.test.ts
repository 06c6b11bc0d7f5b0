import { describe, expect, it } from 'vitest';
import { RoutineMemory } from '../../wasm/routine-memory.ts';
import { Attention } from './attention.ts';

const WIDTH = 16;
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

function attended(rows: Float32Array, count: number): Float32Array {
  const memory = new RoutineMemory(65_536);
  const attention = new Attention(memory, count);
  const place = memory.floats(rows.length);
  place.set(rows);
  const taken = memory.floats(count * WIDTH);
  attention.attend(place, WIDTH, taken);
  return taken;
}

describe('attention', () => {
  it.each([1, 3, 4, 5, 8])('lets each of %d rows take from the values of all', (count) => {
    const rows = asked(count);
    const found = attended(rows, count);
    const expected = plainly(rows, count);
    expect(found).toHaveLength(expected.length);
    for (const [at, value] of expected.entries()) expect(found[at]).toBeCloseTo(value, 5);
  });
});
