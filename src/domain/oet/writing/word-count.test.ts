import { expect, it } from 'vitest';
import { bodyWords, countWords } from './word-count.ts';

const LETTER = `Dr Maya Hale
Oakfield Surgery

10 February 2026

Dear Dr Hale,

Re: Mr John Ash, born 1 May 1950

I am writing about Mr Ash.

Yours to consider: his X-ray - in six weeks.

Yours sincerely,

Registered Nurse`;

it('counts what stands between salutation and close, without the Re line', () => {
  expect(bodyWords(LETTER)).toBe(14);
});

it('counts everything where there is no letter around it yet', () => {
  expect(bodyWords('Mr Ash was admitted today')).toBe(5);
  expect(bodyWords('Dear Dr Hale, he is well.')).toBe(6);
  expect(bodyWords('')).toBe(0);
});

it('takes no dash for a word, and a dose for one', () => {
  expect(countWords('5 mg - twice  daily\nfor one-week')).toBe(6);
});

it('is counted as fast where a line is nothing but spaces', () => {
  // Each takes seconds where every space is tried with every other.
  for (let times = 0; times < 100; times += 1) {
    expect(bodyWords(`Dear Dr Hale,\n${' '.repeat(20_000)}well`)).toBe(1);
  }
});
