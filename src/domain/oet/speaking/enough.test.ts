import { expect, it } from 'vitest';
import { isTooLittle, talkMs } from './enough.ts';

const typed = (count: number) => ({
  role: 'doctor' as const,
  text: Array.from({ length: count }, () => 'word').join(' '),
  measures: null,
});
const recorded = (spokenMs: number) => ({ ...typed(1), measures: { spokenMs } });
const answer = { ...typed(500), role: 'patient' as const };
const four = <Turn>(turn: Turn) => [turn, turn, turn, turn];

it('four turns and 40 seconds of speech are enough for a score, and nothing less', () => {
  expect(isTooLittle(four(recorded(10_000)))).toBe(false);
  expect(isTooLittle(four(recorded(9_999)))).toBe(true);
  expect(isTooLittle(four(recorded(20_000)).slice(1))).toBe(true);
});

it('of typed turns a hundred words are as much', () => {
  expect(isTooLittle(four(typed(25)))).toBe(false);
  expect(isTooLittle(four(typed(24)))).toBe(true);
});

it('what the other one says does not count', () => {
  expect(isTooLittle(four(answer))).toBe(true);
  expect(talkMs([answer, recorded(10_000)], 'doctor')).toBe(10_000);
});
