import { expect, test } from 'vitest';
import { formatTimer } from './timer.ts';

test('the timer reads m:ss', () => {
  expect([-1, 0, 999, 1000, 59_999, 60_000, 605_000].map(formatTimer)).toEqual([
    '0:00',
    '0:00',
    '0:00',
    '0:01',
    '0:59',
    '1:00',
    '10:05',
  ]);
});
