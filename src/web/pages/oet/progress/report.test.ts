import { expect, it } from 'vitest';
import { attemptsInTime, reportOf } from './report.ts';

const part = (submittedAt: string) => ({
  part: 'A',
  score: 70,
  obtainedMarks: 14,
  totalMarks: 20,
  band: 'B',
  submittedAt,
  overrunSeconds: 0,
  skills: {},
  topics: {},
});
const attempt = (id: string, ...submissions: string[]) => ({
  id,
  title: 'Reading Test 1',
  createdAt: '2026-05-01T10:00:00.000Z',
  completedAt: null,
  score: 70,
  band: 'B',
  estimatedScore: null,
  parts: submissions.map(part),
});

const nothing = {
  id: 'u',
  readingScore: null,
  writingScore: null,
  speakingScore: null,
  listeningScore: null,
  totalScore: null,
  readingProgress: null,
  writingProgress: null,
  speakingProgress: null,
  listeningProgress: null,
  completedAt: null,
};

it('reports on the modules that are offered, also before the first attempt', () => {
  expect(reportOf(null).sections.map(({ module, score }) => [module.name, score])).toEqual([
    ['listening', null],
    ['reading', null],
    ['writing', null],
    ['speaking', null],
  ]);
  expect(reportOf({ ...nothing, readingScore: 71, totalScore: 71 })).toMatchObject({
    total: 71,
    sections: [
      { score: null, attempts: [] },
      { score: 71, attempts: [] },
      { score: null, attempts: [] },
      { score: null, attempts: [] },
    ],
  });
});

it('puts attempts in the order of their last submission', () => {
  const readingProgress = [
    attempt('late', '2026-05-03T10:00:00.000Z', '2026-05-06T10:00:00.000Z'),
    attempt('early', '2026-05-04T10:00:00.000Z'),
  ];
  const report = reportOf({ ...nothing, readingProgress });
  expect(attemptsInTime(report).map(({ attempt: { id } }) => id)).toEqual(['early', 'late']);
});

it('reads nothing into what is no progress', () => {
  expect(() => reportOf({ ...nothing, readingProgress: [{ id: 1 }] })).toThrow();
});
