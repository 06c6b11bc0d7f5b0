import { describe, expect, it } from 'vitest';
import { findBreaths, timeWithout } from './breaths.ts';

const silences = [
  { start: 100, end: 200 },
  { start: 300, end: 330 },
  { start: 600, end: 700 },
];
const spoken = { start: 0, end: 800, silences };

describe('the pauses that fluent speakers make', () => {
  it('are those after a long run of speech, for a breath', () => {
    expect(findBreaths(spoken, [])).toEqual([{ start: 600, end: 640 }]);
  });

  it('are those at the ends of clauses, as far as they are no longer than usual', () => {
    expect(findBreaths(spoken, [103, 299])).toEqual([
      { start: 100, end: 180 },
      { start: 300, end: 330 },
      { start: 600, end: 640 },
    ]);
  });
});

describe('the time without some stretches', () => {
  it('is that of what is left', () => {
    const at = timeWithout([
      { start: 100, end: 180 },
      { start: 300, end: 330 },
    ]);
    expect([50, 100, 150, 200, 300, 330, 400].map(at)).toEqual([50, 100, 100, 120, 220, 220, 290]);
  });
});
