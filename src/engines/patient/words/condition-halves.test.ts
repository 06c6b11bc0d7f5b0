import { describe, expect, it } from 'vitest';
import { asksWhen, deedFirst, halfAskedFor, halfOf, turnedRound } from './condition-halves.ts';

describe('a half of what was told', () => {
  it.each([
    ['when', "If it bleeds or swells, I'll ring you.", 'If it bleeds or swells.'],
    ['then', "If it bleeds or swells, I'll ring you.", "I'll ring you."],
    [
      'when',
      "I'll come back if she gets a rash, or if she is hard to wake.",
      'If she gets a rash, or if she is hard to wake.',
    ],
    ['then', "I'll come back if she gets a rash.", "I'll come back."],
  ] as const)('%s: %s', (half, said, expected) => {
    expect(halfOf(half, said)).toBe(expected);
  });

  it.each([
    "I'll take one tablet a day.",
    "I'll call 999 if he fits, and I'll come back if he gets a rash.",
    "If it hurts, I'll rest, and if it bleeds I'll ring you.",
  ])('is all of what has no two halves: %s', (said) => {
    expect(halfOf('when', said)).toBe(said);
    expect(halfOf('then', said)).toBe(said);
  });

  it.each([
    ['Can you tell me back what would make you ring?', 'when'],
    ["Can you tell me what you'd look out for?", null],
    ['When would you come back?', 'when'],
    ['What will you do if it bleeds?', 'then'],
    ['How often will you take it?', null],
    ['What have we agreed?', null],
  ] as const)('is asked for: %s', (asked, half) => {
    expect(halfAskedFor(asked)).toBe(half);
  });

  it('is said as a whole where it is asked for', () => {
    expect(deedFirst("If it bleeds or swells, I'll ring you.")).toBe("I'd ring you if it bleeds or swells.");
    expect(deedFirst("I'll come back if she gets a rash.")).toBe("I'd come back if she gets a rash.");
    expect(deedFirst("I'll take one tablet a day.")).toBe("I'll take one tablet a day.");
  });

  it('is asked for besides by what has somebody watch for it', () => {
    expect(asksWhen("Can you tell me what you'd look out for?")).toBe(true);
    expect(asksWhen('How often will you take it?')).toBe(false);
  });

  it.each([
    ["If it bleeds, I'll ring you.", "I'll ring you if it bleeds."],
    ["I'll come back at once if the fingers go numb.", "If the fingers go numb, I'll come back at once."],
    ["I'll take my iron once every other morning.", "I'll take my iron once every other morning."],
  ])('is said the other way round: %s', (said, turned) => {
    expect(turnedRound(said)).toBe(turned);
  });
});
