import { describe, expect, it } from 'vitest';
import { joinModels } from './joined-model.ts';
import { breathOf, trainLanguageModel } from './language-model.ts';
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
    const [seen, recombined, scrambled] = [
      [0, 1, 3],
      [0, 1, 3, 4],
      [4, 3, 0, 1],
    ].map((words) => breathOf(language, words).log) as [number, number, number];
    expect(seen).toBeGreaterThan(recombined);
    expect(recombined).toBeGreaterThan(scrambled);
    expect(Number.isFinite(scrambled)).toBe(true);
  });
});

describe('several sentences of one breath', () => {
  const language = trainLanguageModel(Array.from({ length: 20 }, () => SENTENCES).flat(), 6);

  it('are told apart where one is likely to end and another to begin', () => {
    expect(breathOf(language, [1, 2, 0, 1, 3]).sentences).toEqual([
      [1, 2],
      [0, 1, 3],
    ]);
    expect(breathOf(language, [0, 1, 2, 4]).sentences).toEqual([[0, 1, 2, 4]]);
  });
});

describe('two models as one', () => {
  // The smaller one's words: 0 is hello, which both don't have, 1 is the, 2 a name.
  const usual = trainLanguageModel(SENTENCES, 6);
  const own = trainLanguageModel([[0, 2], [1, 2], [2]], 3);
  const joined = joinModels(usual, own, [6, 1, 7], 8);

  it('know what either knows', () => {
    expect(joined.afterOne(6, 7)).toBeGreaterThan(-1);
    expect(joined.afterOne(0, 1)).toBeCloseTo(usual.afterOne(0, 1), 9);
    expect(joined.afterTwo(0, 1, 3)).toBeCloseTo(usual.afterTwo(0, 1, 3), 9);
  });

  it('weigh a word that both have seen by how often', () => {
    const [before, after] = [usual.afterOne(1, 2), joined.afterOne(1, 2)];
    expect(after).toBeLessThan(before);
    expect(joined.afterOne(1, 7)).toBeGreaterThan(Math.log(0.3));
  });

  it('let the search go to all that either has seen', () => {
    const followers = joined.next.subarray(joined.from[1]!, joined.from[2]!);
    expect(new Set(followers)).toEqual(new Set([2, 3, 7]));
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
