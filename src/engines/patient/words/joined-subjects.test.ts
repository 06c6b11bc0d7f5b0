import { describe, expect, it } from 'vitest';
import { asksForEffect } from './effect-words.ts';
import { bare } from './following-words.ts';
import { joinedSubjects } from './joined-subjects.ts';

describe('a question of joined subjects', () => {
  it('is one for each of them, in every language', () => {
    expect(joinedSubjects('en', 'And how about your weight and your energy?')).toEqual([
      'And how about your weight?',
      'your energy?',
    ]);
    expect(joinedSubjects('es', '¿Ha tenido fiebre, escalofríos o dolor de espalda?')).toEqual([
      '¿Ha tenido fiebre?',
      'escalofríos?',
      'dolor de espalda?',
    ]);
    expect(joinedSubjects('de', 'Hatten Sie Fieber oder Schüttelfrost?')).toHaveLength(2);
    expect(joinedSubjects('fr', 'Vous avez de la fièvre et des frissons\u202f?')).toHaveLength(2);
    expect(joinedSubjects('pt', 'A senhora sente sede e vista embaçada?')).toHaveLength(2);
  });

  it('asks about whom it began with, in English', () => {
    expect(joinedSubjects('en', 'And are your nipples cracked or bleeding?')).toEqual([
      'And are your nipples cracked?',
      'And are your nipples bleeding?',
    ]);
    expect(joinedSubjects('en', 'Did it help or make you sleepy?')).toEqual([
      'Did it help?',
      'Did it make you sleepy?',
    ]);
    expect(joinedSubjects('en', 'Do you have fever or chills?')).toEqual(['Do you have fever?', 'chills?']);
  });

  it('is none where a condition leads in, where examples follow, or where nothing is asked', () => {
    const others = [
      'If it comes at night, or while you rest, what would you do?',
      'What sets it off, such as coffee, or lying down?',
      'Rest and drink a lot.',
      'Do you smoke?',
    ];
    for (const text of others) expect(joinedSubjects('en', text)).toEqual([]);
  });
});

describe('how somebody feels', () => {
  it('is asked about what was said, or by now', () => {
    const texts = {
      en: ['How do you feel about all that?', 'So how are you feeling now?', 'How do you feel about it now?'],
      es: ['¿Cómo se siente con todo esto?', '¿Y cómo se queda ahora?'],
      fr: ['Comment vous sentez-vous maintenant ?', 'Comment vous vous sentez par rapport à ça ?'],
      de: ['Wie geht es Ihnen jetzt damit?', 'Wie fühlen Sie sich damit?'],
      pt: ['Como a senhora se sente agora?', 'E como o senhor fica com tudo isso?'],
    } as const;
    for (const [language, asked] of Object.entries(texts))
      for (const text of asked)
        expect([text, asksForEffect(language as 'en', bare(text))]).toEqual([text, true]);
  });

  it.each(['What do you make of that?', 'And does that help a bit?', 'How will that affect you?'])(
    'is asked in other words: %s',
    (asked) => {
      expect(asksForEffect('en', bare(asked))).toBe(true);
    },
  );

  it('belongs to the history without either', () => {
    expect(asksForEffect('en', bare('Does it help when you rest?'))).toBe(false);
    expect(asksForEffect('en', bare('How does that affect you?'))).toBe(false);
    expect(asksForEffect('en', bare('How do you feel?'))).toBe(false);
    expect(asksForEffect('es', bare('¿Cómo se siente?'))).toBe(false);
    expect(asksForEffect('de', bare('Wie geht es Ihnen?'))).toBe(false);
    expect(asksForEffect('en', bare('How do you feel in the mornings?'))).toBe(false);
  });
});
