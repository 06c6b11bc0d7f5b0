import { expect, it } from 'vitest';
import { type ModuleStanding, nextPractice } from './next-practice.ts';
import type { AttemptProgress } from './progress-wire.ts';

const standing = (score: number | null, obtained = 0): ModuleStanding => ({
  score,
  attempts: [
    {
      id: 'a',
      title: 'Reading Test 1',
      createdAt: '2026-05-04T10:00:00.000Z',
      completedAt: null,
      score: 0,
      band: 'D',
      estimatedScore: null,
      parts: [
        {
          part: 'A',
          score: 0,
          obtainedMarks: 0,
          totalMarks: 0,
          band: 'D',
          submittedAt: '2026-05-04T10:15:00.000Z',
          overrunSeconds: 0,
          skills: { detail: { obtained, total: 10 } },
          topics: {},
        },
      ],
    } satisfies AttemptProgress,
  ],
});

it('is a module that was never completed before one with a score, and then the lowest', () => {
  const [low, high, none] = [standing(40), standing(80), standing(null)];
  expect(nextPractice([low, high, none])?.module).toBe(none);
  expect(nextPractice([high, low])?.module).toBe(low);
  expect(nextPractice([])).toBeNull();
});

it('names the skill that goes worst, unless all go well', () => {
  expect(nextPractice([standing(50, 5)])?.weakest).toMatchObject({ name: 'detail', percent: 50 });
  expect(nextPractice([standing(90, 9)])?.weakest).toBeNull();
});
