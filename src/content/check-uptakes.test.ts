import { describe, expect, it } from 'vitest';
import { checkUptakes, type SaidUptake } from './check-uptakes.ts';

const uptake: SaidUptake = {
  id: 'ten-minutes',
  part: 'do',
  told: [
    ['ten', '10'],
    ['walk', 'round the block'],
  ],
  asks: ['How long will you walk?', 'What will you do each day?', 'How far do you go?'],
  text: 'Ten minutes on my feet, to the post office and home.',
};
const faultsOf = (...uptakes: readonly SaidUptake[]) => checkUptakes(uptakes).join('\n');

describe('the linter of lines on what is explained', () => {
  it('finds nothing in good ones', () => {
    expect(faultsOf(uptake)).toBe('');
  });

  it.each<[string, Partial<SaidUptake>, RegExp]>([
    ['a number that nobody told', { told: [['walk']] }, /says ten, which nobody/],
    ['too few ways of asking', { asks: ['How long?'] }, /1 ways of asking/],
    ['a way of asking of one word', { asks: [...uptake.asks, 'Walk?'] }, /is too short/],
    ['a phrase in large letters', { told: [['ten'], ['A&E']] }, /small letters/],
    ['a phrase that stands twice', { told: [['ten', 'ten']] }, /'ten' stands twice/],
  ])('finds %s', (_name, change, fault) => {
    expect(faultsOf({ ...uptake, ...change })).toMatch(fault);
  });

  it('lets her speak of numbers of her own life', () => {
    expect(faultsOf({ ...uptake, told: [['walk']], text: 'My bus goes at ten, so I walk after that.' })).toBe(
      '',
    );
  });

  it('finds two with one id', () => {
    expect(faultsOf(uptake, uptake)).toMatch(/stands twice/);
  });
});
