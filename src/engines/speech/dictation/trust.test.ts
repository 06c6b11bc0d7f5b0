import { describe, expect, it } from 'vitest';
import type { Expectations } from './expectations.ts';
import type { WrittenWord } from './tokens.ts';
import { trustIn, weighDictation } from './trust.ts';

const word = (text: string, log: number): WrittenWord => ({ before: '', text, after: '', log });

/** A conversation in which every word is as usual as any other. */
const anything: Expectations = {
  words: [],
  isKnown: () => true,
  isName: () => false,
  titleOf: () => undefined,
  shown: (word: string) => word,
  logsOf: (words) => words.map(() => -4),
};
const trust = (words: readonly WrittenWord[], changed: readonly string[] = []) =>
  trustIn(weighDictation({ words, changed }, anything, words.map(({ text }) => text).join(' ')));

describe('trust in a text', () => {
  it('is more where the model was surer', () => {
    const sure = trust([word('where', -0.01), word('is', -0.01), word('it', -0.01)]);
    const unsure = trust([word('where', -0.01), word('is', -0.9), word('it', -0.01)]);
    expect(sure).toBeGreaterThan(0.75);
    expect(unsure).toBeLessThan(sure);
  });

  it('is none where every word was put in the place of others', () => {
    expect(trust([word('Ana', -9), word('Silva', -9)], ['Ana', 'Silva'])).toBeLessThan(0.1);
  });
});
