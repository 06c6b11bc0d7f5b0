import { describe, expect, it } from 'vitest';
import { partAskedFor, questionsOfPlan, tellsOfPlan } from './asked-of-plan.ts';

describe('what of a plan is asked for', () => {
  it.each([
    ["what mustn't you take", 'not'],
    ['when would you come back', 'return'],
    ['when should you get help', 'help'],
    ['what you need to look out for with the plaster', 'help'],
    ['when do we meet again', 'meeting'],
    ['how much of the syrup will you give her', 'number'],
    ["where you'll keep her", 'place'],
    ['what will you tell yourself when your heart races', null],
  ])('%s', (asked, part) => {
    expect(partAskedFor(asked)).toBe(part);
  });

  it.each([
    ['not', "Don't put the cream on it any more.", true],
    ['not', 'Put the cream on it.', false],
    ['help', 'If it gets loose, call us.', true],
    ['help', 'Take one a day.', false],
    ['help', 'Any blood in it, go straight to casualty.', true],
    ['help', 'If it gets worse, go straight to A&E.', true],
    ['help', 'Come back on Monday.', false],
    ['return', 'Come back on Monday.', true],
    ['return', 'If it gets loose, call us.', true],
    ['return', 'Check your feet when you wash.', false],
    ['number', 'Give her paracetamol every six hours.', true],
    ['often', 'Take it in the morning and at night.', true],
    ['often', 'Put two cushions behind his back.', false],
    ['long', 'Stay off work until Monday.', true],
    ['long', 'Take two tablets a day.', false],
    ['long', 'Take one a day for two weeks.', true],
    ['place', 'Put the cream behind your ears.', true],
    ['place', 'Go straight to A&E.', true],
    ['place', 'See us in the morning.', false],
    ['time', 'Come in on Monday.', true],
  ] as const)('%s is told by: %s', (part, told, isTold) => {
    expect(tellsOfPlan(part, told)).toBe(isTold);
  });

  it('is taken question by question', () => {
    expect(questionsOfPlan("Just to be sure, what you'll take, and when you should ring?")).toEqual([
      "what you'll take",
      'when you should ring?',
    ]);
  });
});
