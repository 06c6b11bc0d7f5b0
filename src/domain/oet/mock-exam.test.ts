import { expect, it } from 'vitest';
import { isOver, mockSteps } from './mock-exam.ts';

const attempt = (module: string, ...phases: string[]) => ({
  module,
  parts: phases.map((phase) => ({
    phase,
    submittedAt: ['marking', 'marked', 'unscorable'].includes(phase) ? '2026-05-04T10:00:00Z' : null,
  })),
});
const stages = (...attempts: ReturnType<typeof attempt>[]) => mockSteps(attempts).map(({ stage }) => stage);

it('begins with Listening, and the others wait for it', () => {
  expect(mockSteps([]).map(({ module }) => module)).toEqual(['listening', 'reading', 'writing', 'speaking']);
  expect(stages()).toEqual(['next', 'later', 'later', 'later']);
});

it('lets the next module begin once every part of the one before is submitted', () => {
  expect(stages(attempt('listening', 'marked', 'running'))).toEqual(['begun', 'later', 'later', 'later']);
  expect(stages(attempt('listening', 'marked', 'marked'))).toEqual(['marked', 'next', 'later', 'later']);
});

it('goes on while something is being marked, and where something could not be', () => {
  const done = [attempt('listening', 'marked'), attempt('reading', 'marked')];
  expect(stages(...done, attempt('writing', 'marking'))[3]).toBe('next');
  expect(stages(...done, attempt('writing', 'unscorable'))).toEqual([
    'marked',
    'marked',
    'unscorable',
    'next',
  ]);
});

it('is over when all four are submitted', () => {
  const three = [attempt('listening', 'marked'), attempt('reading', 'marked'), attempt('writing', 'marking')];
  expect(isOver(mockSteps(three))).toBe(false);
  expect(isOver(mockSteps([...three, attempt('speaking', 'not_started')]))).toBe(false);
  expect(isOver(mockSteps([...three, attempt('speaking', 'marking')]))).toBe(true);
});
