import { describe, expect, it } from 'vitest';
import type { AttemptProgress } from './progress-wire.ts';
import { strengthsOf } from './strengths.ts';

const attempt = (skills: AttemptProgress['parts'][number]['skills']): AttemptProgress => ({
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
      skills,
      topics: { children: { obtained: 4, total: 4 } },
    },
  ],
});

describe('how skills and topics go', () => {
  it('adds up attempts and puts the weakest first', () => {
    const attempts = [
      attempt({ detail: { obtained: 1, total: 3 }, purpose: { obtained: 4, total: 5 } }),
      attempt({ detail: { obtained: 1, total: 1 }, locating: { obtained: 3, total: 5 } }),
    ];
    expect(strengthsOf(attempts, 'skills')).toEqual([
      { name: 'detail', obtained: 2, total: 4, percent: 50, goes: 'badly' },
      { name: 'locating', obtained: 3, total: 5, percent: 60, goes: 'fairly' },
      { name: 'purpose', obtained: 4, total: 5, percent: 80, goes: 'well' },
    ]);
    expect(strengthsOf(attempts, 'topics').map(({ total }) => total)).toEqual([8]);
  });

  it('says nothing on fewer than four marks', () => {
    expect(strengthsOf([attempt({ detail: { obtained: 0, total: 3 } })], 'skills')).toEqual([]);
    expect(strengthsOf([], 'topics')).toEqual([]);
  });

  it('looks at the ten newest attempts', () => {
    const good = Array.from({ length: 10 }, () => attempt({ detail: { obtained: 1, total: 1 } }));
    const bad = Array.from({ length: 30 }, () => attempt({ detail: { obtained: 0, total: 1 } }));
    expect(strengthsOf([...good, ...bad], 'skills')[0]?.percent).toBe(100);
  });
});
