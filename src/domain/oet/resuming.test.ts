import { describe, expect, it } from 'vitest';
import { READING } from './reading/module.ts';
import { isAbandoned, type PartStage, partToResume } from './resuming.ts';

const NOW = '2026-05-04T10:00:00.000Z';

const stage = (part: string, changes: Partial<PartStage> = {}): PartStage => ({
  part,
  phase: 'not_started',
  endsAt: null,
  serverNow: NOW,
  submittedAt: null,
  ...changes,
});
const running = { phase: 'running', endsAt: '2026-05-04T10:12:40.000Z' } as const;
const over = { phase: 'running', endsAt: '2026-05-04T09:59:59.000Z' } as const;
const submitted = { phase: 'marked', submittedAt: NOW } as const;

const resumed = (...stages: PartStage[]) => partToResume(READING, stages)?.part ?? null;

describe('the part with which an attempt goes on', () => {
  it('is the first of a new attempt', () => {
    expect(resumed(stage('A'), stage('B'), stage('C'))).toBe('A');
  });

  it('is the one whose clock runs', () => {
    expect(resumed(stage('A'), stage('B', running), stage('C', running))).toBe('B');
  });

  it('is one whose time is over, as it can still be submitted', () => {
    expect(resumed(stage('A', over), stage('B'), stage('C'))).toBe('A');
  });

  it('is an optional one only while its time runs', () => {
    expect(resumed(stage('A', submitted), stage('B', submitted), stage('C', running))).toBe('C');
    expect(resumed(stage('A', submitted), stage('B', submitted), stage('C', over))).toBeNull();
    expect(resumed(stage('A', submitted), stage('B'), stage('C'))).toBe('B');
  });

  it('is the whole of a module without parts', () => {
    const whole = { ...stage('whole'), part: null };
    const module = {
      name: 'writing',
      byProfession: true,
      work: 'draft' as const,
      scale: 'oet' as const,
      parts: [{ part: 'whole', clock: 'whole', phases: [], optional: false }],
    };
    expect(partToResume(module, [whole])).toBe(whole);
  });
});

describe('an attempt that was left alone', () => {
  const TWO_DAYS_AGO = '2026-05-02T10:00:00.000Z';
  const untouched = { ...stage('A'), revision: 0 };

  it('is older than a day, with nothing answered and nothing submitted', () => {
    expect(isAbandoned(TWO_DAYS_AGO, [untouched, { ...stage('B', over), revision: 0 }])).toBe(true);
  });

  it('is none with an answer, a submission or as long as it is new', () => {
    expect(isAbandoned(TWO_DAYS_AGO, [untouched, { ...stage('B', over), revision: 1 }])).toBe(false);
    expect(isAbandoned(TWO_DAYS_AGO, [{ ...stage('A', submitted), revision: 0 }, untouched])).toBe(false);
    expect(isAbandoned('2026-05-03T10:00:00.000Z', [untouched])).toBe(false);
  });
});
