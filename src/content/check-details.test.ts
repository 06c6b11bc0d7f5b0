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
    ['a way of asking of one word', { asks: [...detail.asks, 'Hurt?'] }, /is too short/],
    ['a way of asking that stands twice', { asks: [...detail.asks, 'was he hurt?'] }, /asks for two lines/],
  ])('finds %s', (_name, change, fault) => {
    expect(faultsOf({ ...detail, ...change })).toMatch(fault);
  });

  it('finds a question that asks for a fact and for a detail', () => {
    const husband = { id: 'husband', asks: ['Who was it?', 'Was it him?', 'Was he hurt?'] };
    expect(checkDetails([detail], [husband]).join()).toMatch(/'was he hurt' asks for two/);
  });

  it('finds a fact with too few ways of asking', () => {
    expect(checkDetails([], [{ id: 'husband', asks: ['Who was it?'] }]).join()).toMatch(/1 ways of asking/);
  });

  it('finds one question that asks for two things', () => {
    expect(faultsOf(detail, { ...detail, id: 'husband-arm' })).toMatch(/'was he hurt' asks for two/);
  });
});
