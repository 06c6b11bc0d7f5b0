import { expect, it } from 'vitest';
import { aboutTime } from './about-time.ts';

it.each([
  [70_000, '1:10'],
  [72_400, '1:10'],
  [72_600, '1:15'],
  [400, '0:05'],
])('%i ms is about %s', (ms, text) => {
  expect(aboutTime(ms)).toBe(text);
});
