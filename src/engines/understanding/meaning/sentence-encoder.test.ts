import { describe, expect, it } from 'vitest';
import { readEncoder } from './encoder-files.ts';
import { MEANING_SIZE } from './encoder-sizes.ts';
import { Pieces } from './pieces.ts';
import { SentenceEncoder } from './sentence-encoder.ts';

/** Pieces and the first numbers that the package's own runtime, TensorFlow.js, gives. */
const GOLDEN = [
  {
    text: 'Do you smoke?',
    pieces: [472, 19, 3069, 54],
    meaning: [0.025972, -0.004913, -0.056257, 0.042896, -0.055643, -0.055118],
  },
  {
    text: 'How long have you been feeling short of breath?',
    pieces: [728, 272, 32, 19, 118, 1614, 636, 14, 2926, 54],
    meaning: [0.011011, 0.029523, 0.051414, 0.05057, -0.062718, 0.018661],
  },
  {
    text: 'Does anyone at home know about this — naïve café 😀?',
    pieces: [2839, 791, 38, 312, 123, 72, 43, 405, 1216, 0, 105, 976, 209, 1133, 30, 0, 54],
    meaning: [0.061971, -0.001667, -0.00542, -0.025929, -0.068896, -0.05324],
  },
];

/**
 * Ours are computed from weights and rows of sixteen bits. What is rounded off is 0.06 % of a meaning, whose numbers are
 * some 0.04: each moves by 0.00003 or so, the farthest one here by 0.00006.
 */
const NEAR = 0.0001;

const files = readEncoder();
const encoder = new SentenceEncoder(files);
const likeness = (a: string, b: string) => {
  const [first, second] = [encoder.encode(a), encoder.encode(b)];
  return first.reduce((sum, value, i) => sum + value * second[i]!, 0);
};

describe('the encoder of sentences', () => {
  it.each(GOLDEN)('cuts "$text" into the pieces that it was taught with', ({ text, pieces }) => {
    expect(new Pieces(files.vocabulary).of(text)).toEqual(pieces);
  });

  it.each(GOLDEN)('gives "$text" the numbers of the published model', ({ text, meaning }) => {
    const found = encoder.encode(text);
    expect(found).toHaveLength(MEANING_SIZE);
    for (const [at, value] of meaning.entries()) expect(Math.abs(found[at]! - value)).toBeLessThan(NEAR);
    expect(found.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 5);
  });

  it('finds what means the same nearer than what shares its words', () => {
    const asked = 'How old are you?';
    expect(likeness(asked, 'What is your age?')).toBeGreaterThan(likeness(asked, 'How tall are you?'));
  });

  it('reads no more of a long text than the model was taught with', () => {
    expect(likeness('pain '.repeat(128), 'pain '.repeat(500))).toBeCloseTo(1, 5);
  });

  it('takes an empty text for one without a meaning', () => {
    expect(encoder.encode('')).toEqual(new Float32Array(MEANING_SIZE));
  });
});
