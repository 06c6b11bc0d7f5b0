import { expect, it } from 'vitest';
import { kendallTau, weightedKappa } from './letters.ts';

it('has a kappa of 1 for the same grades, 0 for what chance would do, and less the further apart', () => {
  const same = [0, 1, 2, 3, 4].map((grade) => [grade, grade] as const);
  expect(weightedKappa(same, 5)).toBe(1);
  const chance = [0, 4].flatMap((a) => [0, 4].map((b) => [a, b] as const));
  expect(weightedKappa(chance, 5)).toBeCloseTo(0);
  const near = same.map(([a, b], i) => [a, i === 0 ? 1 : b] as const);
  const far = same.map(([a, b], i) => [a, i === 0 ? 4 : b] as const);
  expect(weightedKappa(near, 5)).toBeGreaterThan(weightedKappa(far, 5));
});

it('has a tau of 1 for the same order, -1 for the other, and leaves out what was graded the same', () => {
  expect(
    kendallTau([
      [0, 10],
      [1, 20],
      [2, 30],
    ]),
  ).toBe(1);
  expect(
    kendallTau([
      [0, 30],
      [1, 20],
      [2, 10],
    ]),
  ).toBe(-1);
  expect(
    kendallTau([
      [1, 10],
      [1, 20],
      [2, 30],
    ]),
  ).toBe(1);
  expect(
    kendallTau([
      [1, 10],
      [1, 20],
    ]),
  ).toBeNaN();
});
