import { describe, expect, it } from 'vitest';
import type { LearningLanguage } from '#domain/languages.ts';
import { slotIn, slotsAsked } from './slot-words.ts';
import type { Slot } from './slots/slots.ts';

describe('the part of a line that a question asks for', () => {
  it.each([
    ['en', 'since', "I've had it for six years, and once I broke a rib.", 'For six years.'],
    [
      'en',
      'since',
      "I've been on ramipril since the end of January, and nothing else.",
      'Since the end of January.',
    ],
    ['en', 'since', 'It started the day before yesterday, in the evening.', 'The day before yesterday.'],
    ['en', 'since', "For two months I've taken St John's wort.", 'For two months.'],
    ['en', 'lasts', 'It was over in twenty minutes at most.', 'Twenty minutes at most.'],
    ['en', 'lasts', 'I was tired for a week, but I had no fever.', 'For a week.'],
    ['en', 'often', 'I take codeine for the wrist, four times a day.', 'Four times a day.'],
    ['en', 'often', 'Almost every night the bag leaks.', 'Almost every night.'],
    ['es', 'since', 'Empezó hace tres semanas, cuando se estropeó el ascensor.', 'Hace tres semanas.'],
    ['es', 'lasts', 'Un ataque dura unos diez minutos.', 'Unos diez minutos.'],
    ['fr', 'since', 'Je le remarque depuis environ un an et demi.', 'Depuis environ un an et demi.'],
    ['fr', 'often', 'Je le prends deux fois par jour.', 'Deux fois par jour.'],
    ['de', 'since', 'Es hat vor drei Wochen angefangen.', 'Vor drei Wochen.'],
    ['de', 'often', 'Ich habe es fünf- oder sechsmal am Tag, sekundenlang.', 'Fünf- oder sechsmal am Tag.'],
    ['de', 'lasts', 'Letztes Mal dauerte es drei Tage, nur mit Saft.', 'Drei Tage.'],
    ['pt', 'since', 'Começou há três semanas.', 'Há três semanas.'],
    ['pt', 'often', 'Tara mama a cada duas horas.', 'A cada duas horas.'],
  ] as const)('%s, %s: %s', (language, slot, text, part) => {
    expect(slotIn(language, text, slot)).toBe(part);
  });

  it.each([
    ['en', 'often', "It's dry and it tickles."],
    // When it was, and how often, is not how long.
    ['en', 'lasts', 'I fell two weeks ago, after tea.'],
    ['en', 'lasts', 'I take codeine twice a day.'],
    ['en', 'lasts', 'He is two years older than I am, and the next one is in three weeks.'],
    ['en', 'lasts', "I've had high blood pressure for six years."],
    ['en', 'since', 'I sat on a bench in the park for two hours.'],
    ['en', 'since', 'Last week she asked me if I was hiding.'],
    ['en', 'since', "I've held the tooth under the water for a few seconds."],
    ['en', 'since', 'I weigh ten kilos more than five years ago.'],
    ['en', 'since', 'Since then my heart has given me no trouble.'],
    ['en', 'often', "I don't take anything every day."],
    ['es', 'lasts', 'La última vez fue hace tres días.'],
    ['es', 'lasts', 'Tomo uno tres veces al día, o sea uno cada ocho horas.'],
    ['es', 'since', 'Desde septiembre va mal.'],
    ['es', 'since', 'La rodilla me molesta desde hace años, pero está mal desde hace un mes.'],
    ['es', 'since', 'Llamaré a su madre desde el coche.'],
    ['fr', 'lasts', 'Je suis tombé il y a cinq jours, vers six heures.'],
    ['fr', 'lasts', "J'ai soixante et un ans."],
    ['fr', 'since', 'Deux bières, mais depuis lundi plus du tout.'],
    ['de', 'lasts', 'Ich bin vor fünf Tagen gestürzt.'],
    ['de', 'lasts', 'Ich nehme sie zweimal am Tag.'],
    ['de', 'since', 'Der erste Tag war gut, und seit dem zweiten ist ihr schwindlig.'],
    ['pt', 'lasts', 'Foi há nove dias, e faz dois anos da outra.'],
    ['pt', 'lasts', 'Minha filha tem quatro anos.'],
    // Two that are not the same.
    ['en', 'since', "I've had it on and off for years, but it's been bad for a month."],
    ['en', 'often', 'I take one every morning, and the gel twice a day.'],
  ] as const)('is not there, %s, %s: %s', (language, slot, text) => {
    expect(slotIn(language, text, slot)).toBeNull();
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
