import { describe, expect, it } from 'vitest';
import { type CheckedSummary, checkSummaries, type SummedUptake } from './check-summaries.ts';

const summary: CheckedSummary = { id: 'all-of-it', part: 'is', of: [['swap'], ['picture', 'scan']] };
const uptakes: readonly SummedUptake[] = [
  { id: 'swap', part: 'do' },
  { id: 'picture', part: 'next' },
  { id: 'scan', part: 'next' },
  { id: 'yes-scan', part: 'agree' },
];
const faultsOf = (...summaries: readonly CheckedSummary[]) => checkSummaries(summaries, uptakes).join('\n');

describe('the linter of summaries', () => {
  it('finds nothing in a good one', () => {
    expect(faultsOf(summary)).toBe('');
  });

  it.each<[string, CheckedSummary, RegExp]>([
    ['what nobody says', { ...summary, of: [['swap'], ['letter']] }, /letter, which is no uptake/],
    [
      'a yes among what was told',
      { ...summary, of: [['swap'], ['yes-scan']] },
      /yes-scan, which was not told/,
    ],
    ['the id of an uptake', { ...summary, id: 'swap' }, /swap has the id of another line/],
  ])('finds %s', (_name, wrong, fault) => {
    expect(faultsOf(wrong)).toMatch(fault);
  });

  it('finds two with one id', () => {
    expect(faultsOf(summary, summary)).toMatch(/all-of-it has the id of another line/);
  });
});
