import { quantileOf } from './statistics.ts';

/** Predicted expert score to points: most good ones pass at 75, the best tenth gets 95 and more. */
export function scoreScale(good: readonly number[], passing: number): [number, number][] {
  const pass = quantileOf(good, 1 - passing);
  const best = quantileOf(good, 0.9);
  return [
    [1, 5],
    [pass - 2.5, 45],
    [pass, 75],
    [best, 95],
    [best + 0.8, 100],
  ];
}

/** A sound that most experts heard as good shows as good (75 and more); the least likely ones near 0. */
export function soundScale(good: readonly number[]): [number, number][] {
  const typical = quantileOf(good, 0.5);
  const weakest = quantileOf(good, 0.1);
  const step = typical - weakest;
  return [
    [weakest - 6 * step, 0],
    [weakest - 2 * step, 40],
    [weakest, 75],
    [typical, 93],
    [typical + step, 100],
  ];
}
