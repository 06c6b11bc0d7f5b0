import { expect, it } from 'vitest';
import { completionOf, takesTurns } from './completion.ts';

const done = new Date('2030-01-01T10:00:00Z');

it('a conversation is completed once, after a turn of the doctor', () => {
  expect(completionOf({ completedAt: null, doctorTurns: 0 })).toBe('nothing_said');
  expect(completionOf({ completedAt: null, doctorTurns: 1 })).toBe('complete');
  expect(completionOf({ completedAt: done, doctorTurns: 1 })).toBe('already_completed');
});

it('a completed conversation takes no turns', () => {
  expect(takesTurns({ completedAt: null })).toBe(true);
  expect(takesTurns({ completedAt: done })).toBe(false);
});
