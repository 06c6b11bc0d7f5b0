import { describe, expect, it } from 'vitest';
import { summaryWanted } from './summary-questions.ts';

describe('what a question asks to be summed up', () => {
  it.each([
    ['So that I know I put it clearly: when your wife asks tonight, what will you tell her?', 'is'],
    ["If Dev asked you what we're going to do, what would you tell him?", 'is'],
    ["Could you tell me in your own words what we've agreed?", 'is'],
    ['How would you tell your flatmate what to do?', 'do'],
    ['Just to check I was clear, what are you going to do at home this week?', 'do'],
    ["Tell me step by step what you'd do?", 'do'],
    ['Could you tell me in your own words what happens next?', 'next'],
    ['What would make you ring us?', 'help'],
    ['How would you tell your flatmate when to ring?', 'help'],
    ['What would you do?', 'help'],
  ] as const)('%s', (text, part) => {
    expect(summaryWanted('en', text)).toEqual({ part, isSure: true });
  });

  it.each([
    ["Tell me step by step how you'll do the straw at home?", 'do'],
    ["Could you tell me what we've agreed about the bath?", 'is'],
  ] as const)('may as well be a single thing, where one is named: %s', (text, part) => {
    expect(summaryWanted('en', text)).toEqual({ part, isSure: false });
  });

  it.each([
    ['What would Derek say to that?'],
    ['Who could you call on in a moment like that?'],
    ['How will you get here?'],
    ['What would you say to trying the bath board for two weeks?'],
    ["Is there anything you'd like me to say to your mum when we go out?"],
    ['What could get in the way of that?'],
    ['Could we tell your mum together, and decide what she hears?'],
    ['What would you do if your stools turned black?'],
    ['How does that sound?'],
  ])('is nothing in: %s', (text) => {
    expect(summaryWanted('en', text)).toBeNull();
  });

  it.each([
    ['es', '¿Qué le va a contar hoy a su mujer?', 'is'],
    ['fr', "Qu'allez-vous faire à partir d'aujourd'hui ?", 'do'],
    ['de', 'Bei welchen Zeichen würden Sie anrufen?', 'help'],
    ['pt', 'Em que situação o senhor ligaria para a gente?', 'help'],
  ] as const)('is read in another language: %s', (language, text, part) => {
    expect(summaryWanted(language, text)?.part).toBe(part);
  });
});
