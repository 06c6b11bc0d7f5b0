import { describe, expect, it } from 'vitest';
import { completionPercentage, progressPercent, roundToTenth } from './progress.ts';
import { mayProceed } from './pronunciation.ts';

describe('going on', () => {
  it.each([
    [null, 0, false],
    [74.9, 1, false],
    [75, 1, true],
    [100, 1, true],
    [10, 2, false],
    [10, 3, true],
    [null, 3, true],
  ])('with best %s after %s attempts: %s', (best, attempts, expected) => {
    expect(mayProceed(best, attempts)).toBe(expected);
  });
});

describe('progress', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33],
    [2, 3, 67],
    [3, 3, 100],
  ])('%s of %s is %s %%', (completed, total, percent) => {
    expect(progressPercent(completed, total)).toBe(percent);
  });

  it('carries one decimal in the statistics', () => {
    expect(completionPercentage(1, 3)).toBe(33.3);
    expect(completionPercentage(0, 0)).toBe(0);
  });

  it('rounds scores to what is shown', () => {
    expect(roundToTenth(74.96)).toBe(75);
    expect(roundToTenth(74.94)).toBe(74.9);
  });
});
