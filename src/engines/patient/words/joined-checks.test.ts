import { describe, expect, it } from 'vitest';
import { questionsOfCheck } from './joined-checks.ts';

describe('a check in another language', () => {
  it.each([
    ['es', '¿Me dice qué va a tomar y cuándo volvería?', ['¿Me dice qué va a tomar', 'cuándo volvería?']],
    [
      'fr',
      'Redites-moi ce que vous changez et quand vous appelez.',
      ['Redites-moi ce que vous changez', 'quand vous appelez.'],
    ],
    [
      'de',
      'Sagen Sie mir, was Sie lassen und wann Sie anrufen?',
      ['Sagen Sie mir, was Sie lassen', 'wann Sie anrufen?'],
    ],
    [
      'pt',
      'Me diz quais remédios pode tomar, e quando volta?',
      ['Me diz quais remédios pode tomar', 'quando volta?'],
    ],
    ['de', 'Was machen Sie mit Brot und Butter?', ['Was machen Sie mit Brot und Butter?']],
  ] as const)('asks for each of two things: %s %s', (language, asked, questions) => {
    expect(questionsOfCheck(language, [asked])).toEqual(questions);
  });
});
