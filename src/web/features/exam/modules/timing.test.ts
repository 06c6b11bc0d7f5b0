import { expect, it } from 'vitest';
import { READING } from '#domain/oet/reading/module.ts';
import { minutesOf, partMinutes, sharedWith } from './timing.ts';

it('counts a clock that parts share once', () => {
  expect(minutesOf(READING)).toBe(60);
  expect(READING.parts.map(partMinutes)).toEqual([15, 45, 45]);
  expect(READING.parts.map((part) => sharedWith(READING, part))).toEqual([[], ['C'], ['B']]);
});
