import { expect, it } from 'vitest';
import { cohenKappa } from './role-plays.ts';

it('is 1 for the same answers, 0 for what chance gives, and less for the opposite', () => {
  expect(
    cohenKappa([
      ['yes', 'yes'],
      ['no', 'no'],
    ]),
  ).toBe(1);
  expect(
    cohenKappa([
      ['yes', 'yes'],
      ['yes', 'no'],
      ['no', 'yes'],
      ['no', 'no'],
    ]),
  ).toBe(0);
  expect(
    cohenKappa([
      ['yes', 'no'],
      ['no', 'yes'],
    ]),
  ).toBe(-1);
});

it('agrees with a table that is worked out by hand', () => {
  const table = { 'yes yes': 20, 'yes no': 5, 'no yes': 10, 'no no': 15 };
  const pairs = Object.entries(table).flatMap(([pair, count]) =>
    Array.from({ length: count }, () => pair.split(' ') as [string, string]),
  );
  expect(cohenKappa(pairs)).toBeCloseTo(0.4, 10);
});
