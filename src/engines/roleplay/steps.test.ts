import { describe, expect, it } from 'vitest';
import { rankOf, weigh } from './steps.ts';

describe('evidence that is added up', () => {
  it('moves the verdict of a rule where it is strong', () => {
    const heard = (rule: number, answered: number) => weigh('A2', { rule, answered });
    expect([heard(2, 1), heard(2, 0.2), heard(0, 0.2)]).toEqual(['yes', 'partly', 'no']);
  });

  it('makes up for what a rule found by one step at most', () => {
    expect([weigh('A2', { rule: 0, answered: 1 }), weigh('A2', { rule: 1, answered: 1 })]).toEqual([
      'partly',
      'yes',
    ]);
    expect(weigh('C3', { rule: 2, ordered: 0, unasked: 1, asides: 9 })).toBe('partly');
  });

  it('stands between the verdicts where the rule has nothing to go by', () => {
    expect([rankOf('no'), rankOf(null), rankOf('partly'), rankOf('yes')]).toEqual([0, 1, 1, 2]);
  });
});
