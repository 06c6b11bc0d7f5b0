import { describe, expect, it } from 'vitest';
import { JobTimes } from './job-times.ts';

describe('the usual times of jobs', () => {
  it('say what is left to do', () => {
    const times = new JobTimes();
    times.note('score', 300);
    times.note('speak', 100);
    expect(times.left([{ name: 'score', ms: 250 }], [{ name: 'speak' }, { name: 'score' }])).toBe(450);
  });

  it('count nothing for a job that runs longer than usual, and for one that is not known', () => {
    const times = new JobTimes();
    times.note('score', 300);
    expect(times.left([{ name: 'score', ms: 900 }], [{ name: 'hear' }])).toBe(0);
  });

  it('follow what jobs take lately', () => {
    const times = new JobTimes();
    times.note('score', 100);
    for (let job = 0; job < 30; job++) times.note('score', 1_000);
    expect(times.left([], [{ name: 'score' }])).toBeGreaterThan(950);
  });
});
