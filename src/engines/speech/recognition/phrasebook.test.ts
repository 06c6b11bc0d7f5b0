import { expect, it } from 'vitest';
import { createPhrasebook } from './phrasebook.ts';

const book = createPhrasebook([
  'Do you smoke?',
  'Can I see your GP’s letter?',
  'You can smoke.',
  ' ',
  'Is it you?',
]);
const numbers = (text: string) => text.split(' ').map((word) => book.words.indexOf(word));

it('keeps one number for a word however it is written', () => {
  expect(book.words.slice(0, 4)).toEqual(['do', 'you', 'smoke', 'can']);
  expect(book.sentences).toHaveLength(4);
});

it('writes listed sentences as they are listed', () => {
  expect(book.write(numbers("can i see your gp's letter"))).toBe('Can I see your GP’s letter?');
});

it('writes new ones with the capitals and marks of their likes', () => {
  expect(book.write(numbers('do i smoke'))).toBe('Do I smoke?');
  expect(book.write(numbers('you can see it'))).toBe('You can see it.');
});
