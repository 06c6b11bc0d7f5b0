import { expect, test } from 'vitest';
import { gradeOf, shownScore } from './grade.ts';
import { barsOf, outlineOf, peaksOf } from './peaks.ts';

const RATE = 16_000;

function soundBetween(startMs: number, endMs: number, totalMs: number): Float32Array {
  return Float32Array.from({ length: (RATE * totalMs) / 1000 }, (_, index) => {
    const ms = (index * 1000) / RATE;
    return ms >= startMs && ms < endMs ? 0.4 * Math.sin(index) : 0;
  });
}

test('silence around the voice is left away, with a margin', () => {
  const { startMs, endMs, peaks } = outlineOf(soundBetween(500, 900, 2000), RATE);
  expect([startMs, endMs]).toEqual([380, 1020]);
  expect(peaks).toHaveLength(64);
});

test('a silent recording is drawn whole, as a line', () => {
  const outline = outlineOf(new Float32Array(RATE), RATE);
  expect([outline.startMs, outline.endMs]).toEqual([0, 1000]);
  expect(Math.max(...outline.peaks)).toBe(0);
});

test('quiet and loud takes are drawn equally high', () => {
  expect(Math.max(...peaksOf(soundBetween(0, 100, 100), RATE))).toBe(1);
});

test('bars keep the loudest of what they stand for', () => {
  expect(barsOf([0, 1, 0, 0.5], 2)).toEqual([1, 0.5]);
  expect(barsOf([0.2, 0.8], 4)).toEqual([0.2, 0.2, 0.8, 0.8]);
});

test('the grade turns at the pass mark and the shown number never contradicts it', () => {
  expect([75, 74.9, 50, 49.9].map(gradeOf)).toEqual(['good', 'fair', 'fair', 'poor']);
  expect([74.6, 75, 99.7, -3].map(shownScore)).toEqual([74, 75, 100, 0]);
});
