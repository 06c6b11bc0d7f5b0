// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { writeCookie } from './cookies.ts';
import { formatDate } from './dates.ts';

it('writes a day as the native language does', () => {
  writeCookie('current_language', 'de', 1);
  expect(formatDate('2026-05-04T10:00:00.000Z')).toEqual({ text: '04.05.2026', language: 'de' });
  writeCookie('current_language', 'es', 1);
  expect(formatDate('2026-05-04T10:00:00.000Z').text).toBe('4 may 2026');
});
