import { expect, it } from 'vitest';
import { joinBooks, readPhrasebook, writeSentence } from './phrasebook.ts';

const { book, sentences } = readPhrasebook([
  'Do you smoke?',
  'Can I see your GP’s letter?',
  'You can smoke.',
  ' ',
  'Is it you?',
]);
const numbers = (text: string) => text.split(' ').map((word) => book.words.indexOf(word));

it('keeps one number for a word however it is written', () => {
  expect(book.words.slice(0, 4)).toEqual(['do', 'you', 'smoke', 'can']);
  expect(sentences).toHaveLength(4);
  expect(book.size).toBe(4);
});

it('writes listed sentences as they are listed', () => {
  expect(writeSentence(book, numbers("can i see your gp's letter"))).toBe('Can I see your GP’s letter?');
});

it('writes new ones with the capitals and marks of their likes', () => {
  expect(writeSentence(book, numbers('do i smoke'))).toBe('Do I smoke?');
  expect(writeSentence(book, numbers('you can see it'))).toBe('You can see it.');
});

it('takes on the words and sentences of another one', () => {
  const { book: both, numbers: own } = joinBooks(
    book,
    readPhrasebook(['Do you smoke, Ana?', "I'm Ana."]).book,
  );
  expect(both.words.slice(0, book.words.length)).toEqual(book.words);
  expect(own.map((number) => both.words[number])).toEqual(['do', 'you', 'smoke', 'ana', "i'm"]);
  const write = (text: string) =>
    writeSentence(
      both,
      text.split(' ').map((word) => both.words.indexOf(word)),
    );
  expect(write('do you smoke ana')).toBe('Do you smoke, Ana?');
  expect(write('do you smoke')).toBe('Do you smoke?');
  expect(write('is it ana')).toBe('Is it Ana?');
});
