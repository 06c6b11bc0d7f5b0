import { describe, expect, it } from 'vitest';
import { predict } from '../../src/engines/speech/pronunciation/linear.ts';
import { expertShares } from './expert-sounds.ts';
import { fitDirected } from './fluency/directed.ts';
import { fitLogistic, fitRidge } from './regression.ts';
import { areaUnderCurve, correlation } from './statistics.ts';

const grid = Array.from({ length: 60 }, (_, i) => ({ a: i % 7, b: (i * 5) % 11 }));

describe('ridge regression', () => {
  it('finds the line that the samples lie on', () => {
    const samples = grid.map(({ a, b }) => ({ features: { a, b }, target: 2 + 3 * a - b, weight: 1 }));
    const model = fitRidge(samples, ['a', 'b'], 1e-6);
    expect(predict(model, { a: 4, b: 2 })).toBeCloseTo(12, 3);
  });

  it('listens to heavy samples more', () => {
    const samples = [
      { features: { a: 1 }, target: 0, weight: 1 },
      { features: { a: 1 }, target: 10, weight: 9 },
    ];
    expect(predict(fitRidge(samples, ['a'], 1), { a: 1 })).toBeCloseTo(9, 6);
  });
});

describe('directed regression', () => {
  const samples = grid.map(({ a, b }) => ({ features: { a, b }, target: 2 + 3 * a - b, weight: 1 }));

  it('finds the line where the directions are right', () => {
    const model = fitDirected(samples, { a: 1, b: -1 }, 1e-6, 5);
    expect(predict(model, { a: 4, b: 2 })).toBeCloseTo(12, 3);
  });

  it('leaves out what points the other way', () => {
    const model = fitDirected(samples, { a: 1, b: 1 }, 1e-6, 5);
    expect(Object.keys(model.terms)).toEqual(['a']);
  });
});

describe('logistic regression', () => {
  it('gives the odds of overlapping groups', () => {
    const samples = grid.map(({ a, b }) => ({
      features: { a, b },
      target: a + (b % 3) > 4 ? 1 : 0,
      weight: 1,
    }));
    const model = fitLogistic(samples, ['a', 'b'], 1);
    const odds = samples.map(({ features }) => predict(model, features));
    const right = odds.filter((_, i) => samples[i]!.target === 1);
    const wrong = odds.filter((_, i) => samples[i]!.target === 0);
    expect(areaUnderCurve(right, wrong)).toBeGreaterThan(0.85);
  });
});

describe('statistics', () => {
  it('counts ties in the area under the curve as half', () => {
    expect(areaUnderCurve([1, 1], [1, 1])).toBe(0.5);
    expect(areaUnderCurve([2, 3], [0, 1])).toBe(1);
  });

  it('finds a perfect correlation', () => {
    expect(correlation([1, 2, 4], [10, 20, 40])).toBeCloseTo(1, 9);
  });
});

describe('the experts’ readings', () => {
  it('give the share who heard each sound said well', () => {
    const shares = expertShares(
      ['Z', 'IH', 'R', 'OW'],
      ['Z IR1 OW0', '{Z} IH1 R OW0', 'Z (IH1) R OW0', 'Z IH1 [ AX0 ] R OW0'],
    );
    expect(shares).toEqual([0.75, 0.75, 1, 1]);
  });

  it('split phones that were written together', () => {
    expect(expertShares(['DH', 'AH'], ['DHAX'])).toEqual([1, 1]);
  });
});
