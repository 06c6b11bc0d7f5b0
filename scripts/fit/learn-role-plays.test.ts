import { describe, expect, it } from 'vitest';
import { INDICATORS } from '#domain/oet/speaking/criteria.ts';
import { type ReadTalk, RolePlayLearner, weighingOf } from './learn-role-plays.ts';

const EVERY = (value: 'yes' | 'no') =>
  Object.fromEntries(INDICATORS.map((indicator) => [indicator, value])) as ReadTalk['rules'];

/** A conversation of two turns; the first is marked for every indicator where the second number of its features is 1. */
const aTalk = (group: string, shows: 0 | 1): ReadTalk => ({
  group,
  labels: EVERY(shows ? 'yes' : 'no'),
  rules: EVERY('no'),
  turns: [Float32Array.of(3, shows), Float32Array.of(3, 0)],
  marks: [shows, 0].map((mark) =>
    Float64Array.from({ length: 2 * INDICATORS.length }, (_, i) => (i < INDICATORS.length ? mark : 0)),
  ),
});

const TALKS = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((group) => [
  ...Array.from({ length: 4 }, () => aTalk(group, 1)),
  ...Array.from({ length: 4 }, () => aTalk(group, 0)),
]);

describe('what is learned of marked turns', () => {
  it('scores the turns of a file that it never learned from as people mark them', () => {
    const { scores } = new RolePlayLearner(TALKS).without('a');
    const [shown, other] = scores.get(TALKS[0]!)!.map((each) => each[0]!);
    expect(shown).toBeGreaterThan(0.5);
    expect(other).toBeLessThan(0.2);
  });

  it('does not learn from the file that is left out', () => {
    const strange = { ...aTalk('z', 1), marks: aTalk('z', 0).marks };
    const scoresOf = (talks: readonly ReadTalk[]) => [
      ...new RolePlayLearner(talks)
        .without('z')
        .scores.get(talks.at(-1)!)!
        .map((each) => each[0]!),
    ];
    const [once, often] = [scoresOf([...TALKS, strange]), scoresOf([...TALKS, strange, strange, strange])];
    for (const [i, score] of once.entries()) expect(often[i]).toBeCloseTo(score, 6);
  });
});

describe('what is learned of verdicts', () => {
  it('cuts where people do: as many of each verdict as they gave', () => {
    const ranks = [0, 0, 1, 1, 1, 2, 2, 2, 2, 2];
    const rows = ranks.map((rank, i) => [rank + i / 100]);
    const { weights, partly, yes } = weighingOf(rows, ranks);
    const sums = rows.map(([value]) => value! * weights[0]!);
    expect(sums.filter((sum) => sum >= yes)).toHaveLength(5);
    expect(sums.filter((sum) => sum >= partly)).toHaveLength(8);
  });
});
