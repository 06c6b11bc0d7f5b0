import { describe, expect, it } from 'vitest';
import type { LearningLanguage } from '#domain/languages.ts';
import { type Slot, slotIn, slotsAsked } from './slot-words.ts';

describe('the part of a line that a question asks for', () => {
  it.each([
    ['en', 'since', "The knee's troubled me for years, but it's been bad for a month.", 'For a month.'],
    [
      'en',
      'since',
      "I've been on ramipril since the end of January, and nothing else.",
      'Since the end of January.',
    ],
    ['en', 'lasts', 'It was over in twenty minutes at most.', 'Twenty minutes at most.'],
    ['en', 'often', 'I take codeine for the wrist, four times a day.', 'Four times a day.'],
    ['en', 'often', "It's dry and it tickles.", null],
    ['es', 'since', 'Empezó hace tres semanas, cuando se estropeó el ascensor.', 'Hace tres semanas.'],
    ['fr', 'often', 'Je le prends deux fois par jour.', 'Deux fois par jour.'],
    ['de', 'since', 'Es hat vor drei Wochen angefangen.', 'Vor drei Wochen.'],
    ['pt', 'since', 'Começou há três semanas.', 'Há três semanas.'],
  ] as const)('%s, %s: %s', (language, slot, text, part) => {
    expect(slotIn(language, text, slot)).toBe(part);
  });

  it.each([
    ['en', 'how long have you had those bruises', ['since']],
    ['en', 'when were you last at the dentist', []],
    ['de', 'seit wann haben sie das', ['since']],
    ['fr', 'ca arrive combien de fois', ['often']],
  ] as const satisfies readonly (readonly [LearningLanguage, string, readonly Slot[]])[])(
    'is asked for, %s: %s',
    (language, asked, slots) => {
      expect(slotsAsked(language, asked)).toEqual(slots);
    },
  );
});
