// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { removeCookie, writeCookie } from './cookies.ts';
import { formatNumber } from './numbers.ts';

afterEach(() => removeCookie('current_language'));

test.each([
  ['es', '61,5'],
  ['pl', '61,5'],
  ['hi', '61.5'],
  ['fa', '61.5'],
  ['en', '61.5'],
])('a score is written as in %s', (language, written) => {
  writeCookie('current_language', language, 1);
  expect(formatNumber(61.5)).toBe(written);
});

test('a whole number has no decimal, and without a known language numbers are English', () => {
  expect(formatNumber(75)).toBe('75');
  expect(formatNumber(61.5)).toBe('61.5');
  writeCookie('current_language', 'klingon!', 1);
  expect(formatNumber(61.5)).toBe('61.5');
});
