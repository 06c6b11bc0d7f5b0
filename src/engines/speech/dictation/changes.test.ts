import { expect, it } from 'vitest';
import { americanDictionary } from '../phones/american-dictionary.ts';
import { proposedChanges, smallChanges } from './changes.ts';
import { expectationsIn, learnUsual } from './expectations.ts';
import type { WrittenWord } from './tokens.ts';

const expectations = await expectationsIn(
  learnUsual(['Is this about your tongue?', 'Where does it hurt?']),
  ["Hello, Tom. I'm Lucia. I'm Lucia Ferri."],
  americanDictionary(),
);
/** Nobody was sure of any of them. */
const written = (text: string): WrittenWord[] =>
  text.split(' ').map((word) => ({ before: ' ', text: word, after: '', log: -2 }));

it.each(["Hi Tom I'm Lucia the dentist", "Good afternoon Ms Do I'm Lucia"])(
  'does not take more words for a name that stands among them or after them: %s',
  async (text) => {
    const words = written(text);
    const changes = await proposedChanges(words, expectations, americanDictionary());
    const isWithin = changes.some(
      ({ from, to, word }) =>
        word.text === "I'm Lucia" && words.slice(from, to + 2).some((each) => each.text === 'Lucia'),
    );
    expect(isWithin).toBe(false);
  },
);

it('takes what sounds like a name for it', async () => {
  const changes = await proposedChanges(
    written("Hello I'm Loosha the dentist"),
    expectations,
    americanDictionary(),
  );
  expect(changes.map(({ word }) => word.text)).toContain("I'm Lucia");
});

it.each([
  ["I'm Lucia and in the dentist today", ["I'm"]],
  ['In one of the nurses', ["I'm"]],
  ['Stay in the kitchen', []],
  ['You saw it in June', []],
  ['Your nine days past it', ["You're"]],
])('hears small words as others that sound like them: %s', (text, said) => {
  expect(smallChanges(written(text), expectations).map(({ word }) => word.text)).toEqual(said);
});
