import { describe, expect, it } from 'vitest';
import { checkDetails } from './check-details.ts';

const facts = [{ id: 'husband' }];
const detail = {
  id: 'husband-hurt',
  of: 'husband',
  asks: ['Was he hurt?', 'Did he get hurt?', 'Tell me whether he was hurt.'],
};
const faultsOf = (...details: Parameters<typeof checkDetails>[0]) => checkDetails(details, facts).join('\n');

describe('the linter of details', () => {
  it('finds nothing in good ones', () => {
    expect(faultsOf(detail)).toBe('');
  });

  it.each<[string, Partial<typeof detail>, RegExp]>([
    ['what goes on from nothing', { of: 'wife' }, /goes on from wife/],
    ['the id of a fact', { id: 'husband' }, /has the id of a fact/],
    ['too few ways of asking', { asks: ['Was he hurt?'] }, /1 ways of asking/],
    ['a statement', { asks: [...detail.asks, 'He was hurt.'] }, /is no question/],
    ['a way of asking that stands twice', { asks: [...detail.asks, 'was he hurt?'] }, /asks for two details/],
  ])('finds %s', (_name, change, fault) => {
    expect(faultsOf({ ...detail, ...change })).toMatch(fault);
  });

  it('finds one question that asks for two things', () => {
    expect(faultsOf(detail, { ...detail, id: 'husband-arm' })).toMatch(/'was he hurt\?' asks for two/);
  });
});
