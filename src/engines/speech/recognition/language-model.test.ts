import { describe, expect, it } from 'vitest';
import { sentenceLog, trainLanguageModel } from './language-model.ts';
import { growSentenceTree } from './sentence-tree.ts';

/** 0 is it, 1 the, 2 pain, 3 cough, 4 worse, 5 never said. */
const SENTENCES = [
  [0, 1, 2, 4],
  [0, 1, 3],
  [1, 2],
];

describe('the model of sentences', () => {
  const language = trainLanguageModel(SENTENCES, 6);

  it('gives every history probabilities that add up to one', () => {
    const choices = Array.from({ length: 7 }, (_, word) => word);
    for (const history of choices) {
      const one = choices.map((word) => Math.exp(language.afterOne(history, word)));
      expect(one.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      const two = choices.map((word) => Math.exp(language.afterTwo(0, history, word)));
      expect(two.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });

  it('prefers what was seen, then what is made of its parts, then the rest', () => {
    const seen = sentenceLog(language, [0, 1, 3]);
    const recombined = sentenceLog(language, [0, 1, 3, 4]);
    const scrambled = sentenceLog(language, [4, 3, 0, 1]);
    expect(seen).toBeGreaterThan(recombined);
    expect(recombined).toBeGreaterThan(scrambled);
    expect(Number.isFinite(scrambled)).toBe(true);
  });
});

describe('the tree of sentences', () => {
  const tree = growSentenceTree(SENTENCES);

  it('holds words that open several sentences once', () => {
    expect([...tree.wordOf]).toEqual([0, 1, 2, 4, 3, 1, 2]);
    expect([...tree.isFirst]).toEqual([1, 0, 0, 0, 0, 1, 0]);
  });

  it('allows a sentence to end and another to follow, but no leap into the middle of one', () => {
    const end = tree.words;
    expect(tree.afterOne(3, end)).toBe(0);
    expect(tree.afterOne(3, 0)).toBeLessThan(-3);
    expect(tree.afterOne(3, 0)).toBeGreaterThan(-10);
    expect(tree.afterOne(0, end)).toBeLessThan(-1e5);
    expect(tree.afterOne(0, 4)).toBeLessThan(-1e5);
  });
});
