import { describe, expect, it } from 'vitest';
import { tidy } from './tidy.ts';

describe('a dictated text', () => {
  it.each([
    ['Hello, Mrs. Nair, I am Dr. Schmidt.', 'Hello, Mrs Nair, I am Doctor Schmidt.'],
    ['Goodmorning, Mr. Moretti.', 'Good morning, Mr Moretti.'],
    ["hello, i'm here and i have a question", "Hello, I'm here and I have a question."],
    ['Does it hurt? where?', 'Does it hurt? Where?'],
    ['Do you miss your wife?', 'Do you miss your wife?'],
    ['Did miss Osei have MS in the family?', 'Did Miss Osei have MS in the family?'],
    ['And the pain, ', 'And the pain.'],
    ['Every one stays in to-night.', 'Everyone stays in tonight.'],
    ['Every one of them is well.', 'Every one of them is well.'],
    ['Take one every one or two hours.', 'Take one every one or two hours.'],
    ['Change it every one week, then every one to two.', 'Change it every one week, then every one to two.'],
    ['Some one rang.', 'Someone rang.'],
    ['Good evening,, Mrs Ito, , my name is Li.', 'Good evening, Mrs Ito, my name is Li.'],
    ['', ''],
  ])('is written as the course writes: %s', (written, text) => {
    expect(tidy(written)).toBe(text);
  });
});
