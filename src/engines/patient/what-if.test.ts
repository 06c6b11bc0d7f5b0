import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits, plainCaseOf } from '#server/testing/talked-case.ts';
import { allQuestionsOfPlan } from './words/asked-of-plan.ts';
import { asksWhatIf } from './words/instruction-words.ts';

describe('a case that is supposed before a question', () => {
  it.each([
    [
      "But if you get numbness, can't pass water, or a leg gets weak, what would you do?",
      ["But if you get numbness, can't pass water, or a leg gets weak, what would you do?"],
    ],
    [
      'To be sure I was clear: if she looks in pain, what will you do?',
      ['To be sure I was clear: if she looks in pain, what will you do?'],
    ],
    [
      'If it bleeds, what will you do, and when would you ring me?',
      ['If it bleeds, what will you do', 'when would you ring me?'],
    ],
    [
      'When you get home, what will you take for the cough, and how often?',
      ['When you get home, what will you take for the cough', 'how often cough?'],
    ],
    [
      'So when would you come back, and what would you do about the tablets?',
      ['So when would you come back', 'what would you do about the tablets?'],
    ],
  ])('belongs to it: %s', (asked, questions) => {
    expect(allQuestionsOfPlan([asked])).toEqual(questions);
  });
});

describe('what to do in a case that nobody told of', () => {
  const nothing = caseOf('en-allied-nothing-shows');
  const step = 'I believe you. You start small: a ten-minute walk every day, on good and bad days the same.';
  const weak =
    "But if you get numbness between the legs, can't pass water, or a leg gets weak, what would you do? Just so I know I explained it well.";

  it('is to get help, where that is nearer than what was explained', async () => {
    const legs = 'Have you any numbness between your legs? Can you pass water as usual?';
    const units = await lastUnits(nothing, 'Hello, what brings you in?', legs, step, weak);
    expect(units).toEqual(['back.red-flags']);
  });

  const hand = caseOf('en-medicine-numb-hand');
  const again = 'Just so I know I was clear: if the hand or the words go wrong once more, what will you do?';
  const plan = "You mustn't drive for a month, and please stay off ladders.";

  it('is no plan of any day', async () => {
    const units = await lastUnits(hand, 'Hello, what brings you in?', plan, again);
    expect(units.join()).toMatch(/^talk\.not_told\.\d$/);
  });

  it('is the help that was told', async () => {
    const help = 'If your face, your arm or your speech goes, ring 999 for an ambulance at once.';
    const units = await lastUnits(hand, 'Hello, what brings you in?', plan, help, again);
    expect(units[0]).toMatch(/^uptake\.help-/);
  });

  it.each([
    ["What will you do if it's worse tomorrow?", true],
    ["What will you do this evening, just to see if I've been clear?", false],
    ['What would you do when you lie in bed?', false],
  ])('is asked for by a case: %s', (asked, isAsked) => {
    expect(asksWhatIf(asked)).toBe(isAsked);
  });
});

describe('how somebody will look after something', () => {
  it('is what she does, and not what she does once it gets worse', async () => {
    const told =
      "At home, soak the foot in warm salty water twice a day, dry it well and put on a clean dressing. If the redness starts creeping up your foot, or there's more pus, ring us the same day.";
    const asked = "Just so I know I've been clear: how will you look after the toe?";
    const units = await lastUnits(
      plainCaseOf('en-allied-sore-toe'),
      'Hello, what brings you in?',
      told,
      asked,
    );
    expect(units).toEqual(['told.0']);
  });
});
