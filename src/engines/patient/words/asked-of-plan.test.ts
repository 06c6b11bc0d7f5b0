import { describe, expect, it } from 'vitest';
import { partAskedFor, questionsOfPlan, tellsPart } from './asked-of-plan.ts';

describe('what of a plan is asked for', () => {
  it.each([
    ["what mustn't you take", 'not'],
    ['when would you come back', 'help'],
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
    ['number', 'Give her paracetamol every six hours.', true],
  ] as const)('%s is told by: %s', (part, told, isTold) => {
    expect(tellsPart(part, told)).toBe(isTold);
  });

  it('is taken question by question', () => {
    expect(questionsOfPlan("Just to be sure, what you'll take, and when you should ring?")).toEqual([
      "what you'll take",
      'when you should ring?',
    ]);
  });
});
