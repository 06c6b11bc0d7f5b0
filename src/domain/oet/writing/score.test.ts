import { describe, expect, it } from 'vitest';
import { oetBand } from '../oet-band.ts';
import type { LetterMarks } from './assessment.ts';
import { LETTER_CRITERIA, MOST_MARKS } from './letter.ts';
import { letterScore } from './score.ts';

const marks = (purpose: number | null, others: number | null): LetterMarks => ({
  purpose,
  content: others,
  conciseness_and_clarity: others,
  genre_and_style: others,
  organisation_and_layout: others,
  language: others,
});

describe('the score of a letter', () => {
  it('is of 38 marks', () => {
    expect(LETTER_CRITERIA.reduce((sum, each) => sum + MOST_MARKS[each], 0)).toBe(38);
    expect(letterScore(marks(3, 7))).toMatchObject({ obtained: 38, total: 38, percent: 100, band: 'A' });
  });

  it('is B with two for the purpose and five for the others, and C+ with one less in each', () => {
    expect(letterScore(marks(2, 5))).toMatchObject({ obtained: 27, band: 'B' });
    expect(letterScore(marks(2, 4))).toMatchObject({ obtained: 22, band: 'C' });
    expect(letterScore(marks(3, 4))).toMatchObject({ obtained: 23, band: 'C+' });
  });

  it('shows criteria out of ten with one decimal', () => {
    expect(letterScore(marks(2, 5)).criteria).toMatchObject({ purpose: 6.7, content: 7.1 });
  });

  it('leaves a criterion that was not judged out of both sums', () => {
    const score = letterScore({ ...marks(3, 7), language: null });
    expect(score).toMatchObject({ obtained: 31, total: 31, percent: 100, band: 'A' });
    expect(score.criteria.language).toBeNull();
  });

  it('is E where nothing was judged', () => {
    expect(letterScore(marks(null, null))).toMatchObject({ obtained: 0, total: 0, percent: 0, band: 'E' });
  });

  it('never falls when a mark rises', () => {
    const bands = Array.from({ length: 39 }, (_, obtained) => oetBand({ obtained, total: 38 }));
    const order = ['E', 'D', 'C', 'C+', 'B', 'A'];
    expect(bands).toEqual([...bands].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(bands.map((band) => bands.indexOf(band)).filter((at, i, all) => all.indexOf(at) === i)).toEqual([
      0, 8, 16, 23, 27, 35,
    ]);
  });
});
