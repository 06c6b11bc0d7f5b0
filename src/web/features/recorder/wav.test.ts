import { expect, test } from 'vitest';
import { encodedType } from './capture.ts';
import { meterLevel } from './loudness.ts';
import { encodeWav, joinPieces, resample } from './wav.ts';

function sine(hertz: number, rate: number, seconds = 0.5): Float32Array {
  return Float32Array.from(
    { length: rate * seconds },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / rate),
  );
}

/** Amplitude of one frequency in the middle of a sound, where no window is cut off. */
function amplitude(samples: Float32Array, hertz: number, rate: number): number {
  const from = Math.floor(samples.length / 4);
  const to = Math.floor((samples.length * 3) / 4);
  let re = 0;
  let im = 0;
  for (let i = from; i < to; i++) {
    re += samples[i]! * Math.cos((2 * Math.PI * hertz * i) / rate);
    im += samples[i]! * Math.sin((2 * Math.PI * hertz * i) / rate);
  }
  return (2 * Math.hypot(re, im)) / (to - from);
}

test.each([44_100, 48_000])('speech keeps its strength from %i Hz to 16 kHz', (rate) => {
  for (const hertz of [200, 1000, 4000, 6500]) {
    expect(amplitude(resample(sine(hertz, rate), rate, 16_000), hertz, 16_000)).toBeCloseTo(0.5, 1);
  }
});

test('what lies above 8 kHz does not fold back into the speech', () => {
  const folded = resample(sine(11_000, 48_000), 48_000, 16_000);
  expect(amplitude(folded, 5000, 16_000)).toBeLessThan(0.005);
});

test('a resampled second has 16,000 samples', () => {
  expect(resample(new Float32Array(44_100), 44_100, 16_000)).toHaveLength(16_000);
});

test('the file is a 16-bit mono WAV that clips instead of wrapping round', () => {
  const view = new DataView(encodeWav(Float32Array.of(0, 1, -1, 2, -2), 16_000));
  const text = (at: number) => String.fromCharCode(...new Uint8Array(view.buffer, at, 4));
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint16(34, true)]).toEqual([1, 1, 16]);
  expect([view.getUint32(24, true), view.getUint32(40, true)]).toEqual([16_000, 10]);
  expect([0, 1, 2, 3, 4].map((i) => view.getInt16(44 + 2 * i, true))).toEqual([
    0, 32_767, -32_768, 32_767, -32_768,
  ]);
});

test('pieces are joined in their order', () => {
  expect([...joinPieces([Float32Array.of(1, 2), Float32Array.of(3)])]).toEqual([1, 2, 3]);
});

test('WebM comes before MP4, and a browser with neither records WAV', () => {
  expect(encodedType(() => true)).toBe('audio/webm;codecs=opus');
  expect(encodedType((type) => type.startsWith('audio/mp4'))).toBe('audio/mp4;codecs=opus');
  expect(encodedType(() => false)).toBeNull();
});

test('the meter is empty for silence, full for clipping, and grows with the voice', () => {
  const level = (loudness: number) => meterLevel(new Float32Array(512).fill(loudness));
  expect([level(0), level(1)]).toEqual([0, 1]);
  expect(level(0.05)).toBeGreaterThan(level(0.01));
});
