// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { writeCookie } from './cookies.ts';
import { formatNumber } from './numbers.ts';
import { loadWords } from './words/words.ts';

beforeEach(async () => {
  await loadWords('en');
});

test('a score in an English text is written as in English, whatever language its reader grew up with', () => {
  writeCookie('current_language', 'es', 1);
  expect(formatNumber(98.2)).toBe('98.2');
});

test('a whole number has no decimal, and no other has more than one', () => {
  expect([formatNumber(75), formatNumber(61.46)]).toEqual(['75', '61.5']);
});
