import { expect, it } from 'vitest';
import { dotOf, Ridge, saidBy } from './ridge.ts';

const ROWS = [
  [1, 0],
  [1, 1],
  [1, 2],
  [1, 3.5],
].map((row) => Float64Array.from(row));
const TARGETS = [0.2, 0.9, 2.3, 9].map((target) => Float64Array.of(target));
const ridgeOf = (rows: readonly Float64Array[], targets: readonly Float64Array[]) =>
  new Ridge(Float64Array.from(rows.flatMap((row) => rows.map((other) => dotOf(row, other)))), targets, 0.5);
const said = (counts: readonly Float64Array[], rows: readonly Float64Array[], row: Float64Array) =>
  saidBy(
    counts,
    Float64Array.from(rows, (other) => dotOf(row, other)),
  )[0]!;

it('says without rows what it would have learned had they never been there', () => {
  const strange = Float64Array.of(1, 1.5);
  const [fewRows, fewTargets] = [ROWS.slice(0, 3), TARGETS.slice(0, 3)];
  expect(said(ridgeOf(ROWS, TARGETS).without([3]), ROWS, strange)).toBeCloseTo(
    said(ridgeOf(fewRows, fewTargets).without([]), fewRows, strange),
    9,
  );
});

it('holds weights back by the penalty: one row of length 1 is met by two thirds at a half', () => {
  const one = Float64Array.of(1);
  expect(said(ridgeOf([one], [one]).without([]), [one], one)).toBeCloseTo(2 / 3, 9);
});
