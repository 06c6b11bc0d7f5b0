import { expect, it } from 'vitest';
import { type CostedQuestion, skillCosts } from './skill-costs.ts';

const question = (skill: CostedQuestion['skill'], obtained: number, spent_ms: number | null = null) => ({
  skill,
  marks: 1,
  obtained,
  spent_ms,
});

it('puts the kind that cost most marks first, and of equal ones the slower', () => {
  const costs = skillCosts([
    question('locating', 1, 30_000),
    question('detail', 0, 60_000),
    question('detail', 0, 90_000),
    question('purpose', 1, 80_000),
  ]);
  expect(costs).toEqual([
    { skill: 'detail', lost: 2, marks: 2, msEach: 75_000 },
    { skill: 'purpose', lost: 0, marks: 1, msEach: 80_000 },
    { skill: 'locating', lost: 0, marks: 1, msEach: 30_000 },
  ]);
});

it('knows no time where none was counted, and leaves such questions out of the mean', () => {
  expect(skillCosts([question('detail', 1)])[0]?.msEach).toBeNull();
  expect(skillCosts([question('detail', 1), question('detail', 1, 40_000)])[0]?.msEach).toBe(40_000);
});
