import { describe, expect, it } from 'vitest';
import { sortedWords } from '#engines/words/sorted-words.ts';
import { embeddedLexicon } from './lexicon.ts';

describe('the lexicon', () => {
  it.each([
    ['cough', 'everyday'],
    ['diarrhoea', 'everyday'],
    ['bisoprolol', 'rare'],
    ['colposcopy', 'rare'],
    ['berning', null],
    ['asprin', null],
    ["can't", null],
    ['', null],
  ] as const)('knows how well %s is known', (word, standing) => {
    expect(embeddedLexicon.standingOf(word)).toBe(standing);
  });

  it('says words in all their ways, asked once or twice', () => {
    for (const _ of [1, 2]) {
      expect(embeddedLexicon.saidAs('knee')).toEqual(['N IY']);
      expect(embeddedLexicon.saidAs('coffee')).toHaveLength(2);
      expect(embeddedLexicon.saidAs('newmoanea')).toEqual([]);
    }
  });
});

describe('sorted words', () => {
  const words = ['b', 'knee', 'ankle', 'toe', 'kneel', 'a', 'zone', 'Paris', "can't"];
  const sorted = sortedWords(words);

  it('hold what was put in, but for names and signs', () => {
    for (const word of words) expect(sorted.has(word), word).toBe(/^[a-z]+$/.test(word));
  });

  it('hold nothing else', () => {
    for (const word of ['', 'kne', 'nee', 'toes', 'aa', 'zz', 'ankle\nb'])
      expect(sorted.has(word), word).toBe(false);
    expect(sortedWords([]).has('')).toBe(false);
    expect(sortedWords([]).has('a')).toBe(false);
  });
});
