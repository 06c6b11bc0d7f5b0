import { describe, expect, it } from 'vitest';
import { readFlat, writeFlat } from './flat-file.ts';

const value = {
  names: ['a', 'ß'],
  odd: Uint8Array.of(1, 2, 3),
  inner: {
    pairs: Uint16Array.of(1, 65_535),
    shares: Float64Array.of(0.1, -7),
    weights: Float32Array.of(0.5),
  },
  size: 3,
};

describe('a flat file', () => {
  it('gives back what was written, wherever its bytes stand', () => {
    const file = writeFlat(value);
    expect(readFlat(file)).toEqual(value);
    const moved = new Uint8Array(file.length + 3);
    moved.set(file, 3);
    expect(readFlat(moved.subarray(3))).toEqual(value);
  });

  it('is looked at and not copied', () => {
    const file = writeFlat(value);
    const read = readFlat(file) as typeof value;
    expect(read.inner.shares.buffer).toBe(file.buffer);
  });

  it('throws where it was cut off', () => {
    const file = writeFlat(value);
    expect(() => readFlat(file.slice(0, -8))).toThrow();
    expect(() => readFlat(file.slice(0, 20))).toThrow();
    expect(() => readFlat(new Uint8Array())).toThrow();
  });
});
