import { describe, expect, it } from 'vitest';
import { aFact, OPENED, type Said, unitsOf } from '#server/testing/role-play-talk.ts';

const FACTS = [
  aFact({
    id: 'ramipril',
    topic: 'medication',
    words: ['ramipril'],
    short: 'Ramipril.',
    full: "I've taken ramipril for six years, twice a day.",
  }),
  aFact({
    id: 'gel',
    topic: 'medication',
    words: ['gel'],
    short: 'A gel.',
    full: "I've used the gel for a month, three times a week.",
  }),
];
const RAMIPRIL: Said = ['Tell me about the ramipril.', 'medication'];
const GEL: Said = ['And tell me about the gel.', 'medication'];
const HOW_LONG: Said = ['How long have you used that now, all in all?', 'medication'];
const unitsAfter = (...turns: readonly Said[]) =>
  unitsOf([OPENED, ...turns.map((each) => [each])], { facts: FACTS }).at(-1)!;

describe('the part of a fact that is asked for', () => {
  it('is of the fact that the talk is about, and not of another of its topic', () => {
    expect(unitsAfter(RAMIPRIL, GEL, HOW_LONG)).toEqual(['slot.since.fact.gel.full']);
    expect(unitsAfter(GEL, RAMIPRIL, HOW_LONG)).toEqual(['slot.since.fact.ramipril.full']);
  });

  it('is so where the question is short', () => {
    expect(unitsAfter(RAMIPRIL, GEL, ['Since when?', 'onset', 0.3])).toEqual(['slot.since.fact.gel.full']);
  });

  it('leaves the talk about that fact', () => {
    expect(unitsAfter(RAMIPRIL, GEL, HOW_LONG, ['How often?', 'timing', 0.3]).join()).toContain('fact.gel.');
  });
});
