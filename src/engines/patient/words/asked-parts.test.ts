import { describe, expect, it } from 'vitest';
import type { LearningLanguage } from '#domain/languages.ts';
import { partsAsked, tellsPart } from './asked-parts.ts';
import { bare } from './following-words.ts';

const isAnswered = (language: LearningLanguage, question: string, line: string) =>
  partsAsked(language, bare(question)).some((part) => tellsPart(language, part, bare(line)));

describe('a line that has the part that is asked for', () => {
  it.each([
    ['en', 'How long do the cramps last?', 'A minute. In between my stomach is calm.'],
    ['en', 'How long did it last?', 'Three days, with nothing but syrup.'],
    ['en', 'When does it come?', 'Only when I climb stairs.'],
    ['en', 'And when do you take it?', 'After meals.'],
    ['es', '¿Cuánto dura?', 'Duró tres días, solo con jarabe.'],
    ['es', '¿Cuándo le pasa?', 'Solo al subir escaleras.'],
    ['fr', 'Quand est-ce que ça vient ?', "Seulement quand je monte l'escalier."],
    ['de', 'Wann kommt es?', 'Nur beim Treppensteigen.'],
    ['pt', 'Quando é que dói?', 'Só quando subo a escada.'],
  ] as const)('%s: %s %s', (language, question, line) => {
    expect(isAnswered(language, question, line)).toBe(true);
  });

  it.each([
    ['How often does it come?', 'In the middle, behind the breastbone.'],
    ['How long have you had it?', 'Only when I climb stairs.'],
  ])('is not any line: %s %s', (question, line) => {
    expect(isAnswered('en', question, line)).toBe(false);
  });

  it('asks for no time where it names a case', () => {
    expect(partsAsked('en', bare('Does it hurt when you cough?'))).toEqual([]);
  });
});
