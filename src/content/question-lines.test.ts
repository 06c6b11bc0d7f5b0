import { describe, expect, it } from 'vitest';
import type { LearningLanguage } from '#domain/languages.ts';
import { asksTwice, invitesQuestions } from './question-lines.ts';

describe('a line that asks two things at once', () => {
  it.each<[LearningLanguage, string]>([
    ['en', 'How long does it last, and how often does it come?'],
    ['en', 'How is your mood? Do you still enjoy things?'],
    ['en', 'Have you had any fever, cough or rash?'],
    ['en', 'Did you hurt yourself, or lie on the floor for long?'],
    ['es', '¿Está resfriada? ¿Le sale líquido del oído?'],
    ['es', '¿Ha notado hormigueo, falta de fuerza o fiebre?'],
    ['fr', 'Vous êtes-vous cogné la tête, avez-vous mal ailleurs\u202f?'],
    ['fr', 'Avez-vous de la fièvre, des frissons ou mal dans le dos\u202f?'],
    ['de', 'Rauchen Sie, oder haben Sie Asthma?'],
    ['de', 'Wie war sie danach, und war sie davor krank?'],
    ['pt', 'Ele vomita? E continua mamando?'],
    ['pt', 'Você está em jejum, e há quantas horas?'],
  ])('is found in %s: %s', (language, line) => {
    expect(asksTwice(line, language)).toBe(true);
  });

  it.each<[LearningLanguage, string]>([
    ['en', 'And how does it look from the inside?'],
    ['en', 'That sounds sore, and it must be tiring. When did it begin?'],
    ['en', 'Does it hurt the whole time, or only at the start?'],
    ['es', '¿Le ha cedido al descansar o sigue ahí?'],
    ['fr', 'Et à la maison, avez-vous des animaux\u202f?'],
    ['de', 'Danke, dass Sie fragen. Wie ist der Husten?'],
    ['pt', 'E no resto do dia, o que o senhor come?'],
  ])('is not found in %s: %s', (language, line) => {
    expect(asksTwice(line, language)).toBe(false);
  });
});

describe('an invitation', () => {
  it.each<[LearningLanguage, string]>([
    ['en', 'Press on it for a minute. What would you like to ask?'],
    ['en', 'How does that sound?'],
    ['es', 'Casi siempre se cura sola. ¿Qué dudas tiene?'],
    ['fr', 'Restez allongé. Avez-vous des questions\u202f?'],
    ['de', 'Es gibt drei Wege. Welche Fragen haben Sie?'],
    ['pt', 'É um pequeno risco. Quais são suas dúvidas?'],
  ])('is heard in %s: %s', (language, line) => {
    expect(invitesQuestions(line, language)).toBe(true);
  });

  it.each<[LearningLanguage, string]>([
    ['en', "That's a sensible question. Which one do you take?"],
    ['es', 'Firme solo cuando quiera. ¿Desde cuándo le pasa?'],
    ['pt', 'Boa pergunta. Vou pedir um exame.'],
  ])('is not heard in %s: %s', (language, line) => {
    expect(invitesQuestions(line, language)).toBe(false);
  });
});
