import { describe, expect, it } from 'vitest';
import { dialogueScore, lineToScore, maySubmit, openLines, submissionOf } from './guided.ts';

const line = (bestScore: number | null, attempts = bestScore === null ? 0 : 1) => ({ bestScore, attempts });

describe('a dialogue', () => {
  it('scores the rounded mean of the best of each line, a missing score counting as 1', () => {
    expect(dialogueScore([line(80), line(91)])).toBe(86);
    expect(dialogueScore([line(80), line(null)])).toBe(41);
    expect(dialogueScore([])).toBe(1);
  });

  it('opens a line when the one before is at 75 or has had three attempts', () => {
    expect(openLines([line(null), line(null)])).toBe(1);
    expect(openLines([line(74.9, 2), line(null)])).toBe(1);
    expect(openLines([line(74.9, 3), line(null)])).toBe(2);
    expect(openLines([line(75), line(75), line(null)])).toBe(3);
    expect(openLines([line(75), line(75)])).toBe(2);
  });

  it('may be submitted when every line may be left', () => {
    expect(maySubmit([line(75), line(10, 3)])).toBe(true);
    expect(maySubmit([line(75), line(10, 2)])).toBe(false);
  });

  it('is completed by one round of recordings, once', () => {
    expect(submissionOf([line(80), line(91)], 0)).toEqual({ kind: 'complete', score: 86 });
    expect(submissionOf([line(80), line(null)], 0)).toEqual({ kind: 'not_ready' });
    expect(submissionOf([line(null), line(null)], 0)).toEqual({ kind: 'nothing_recorded' });
    expect(submissionOf([line(null), line(null)], 2)).toEqual({ kind: 'already_completed' });
    expect(submissionOf([], 0)).toEqual({ kind: 'nothing_recorded' });
  });

  it('takes a recording for the first of its equal lines that may not be left yet', () => {
    const [left, open, other] = [line(75), line(74), line(null)];
    expect(lineToScore([left, open, other])).toBe(open);
    expect(lineToScore([left])).toBe(left);
    expect(lineToScore([])).toBeUndefined();
  });
});
