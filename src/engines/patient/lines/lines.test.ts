import { beforeAll, describe, expect, it } from 'vitest';
import type { LearningLanguage } from '#domain/languages.ts';
import { readTalk } from '#server/testing/patient-talk.ts';
import { createUnderstanding, type Understanding } from '../../understanding/understand.ts';
import { Draft } from '../draft.ts';
import type { Part } from '../part.ts';
import { FIRST_STATE, type PatientState } from '../state.ts';
import { lineChances } from './asked-line.ts';
import { formOf, personOf } from './question-form.ts';
import { stemsOf } from './stems.ts';

const TALK = readTalk();
const DETAILS = [
  {
    id: 'stall',
    asks: [
      'Who is looking after your stall today?',
      'Is somebody selling the flowers while you are here?',
      'Who could run the stall for you?',
      'Have you got anybody for the market?',
    ],
    says: { en: 'My cousin can sell in the mornings.' },
  },
  {
    id: 'hurt',
    asks: [
      'Was he hurt?',
      'Did your husband get hurt when you grabbed him?',
      'Did it leave a mark on his arm?',
      'And how was he afterwards?',
    ],
    says: { en: 'He had blue marks for a week.' },
  },
];
const PART: Part = {
  opening: { en: 'My wrist hurts.' },
  facts: [
    {
      id: 'home',
      topic: 'home',
      disclosure: 'specific',
      asks: ['Who else is at home?', 'Is there anybody living with you?', 'And where do you live?'],
      short: { en: 'With my cousin.' },
      full: { en: 'I share a flat with my cousin.' },
    },
  ],
  details: DETAILS,
  denies: [],
  worry: null,
  questions: [],
  reactions: {},
};

/** What a clause in Spanish is likely to ask for. */
function chancesInSpanish(part: Part, text: string) {
  const scene = {
    language: 'es',
    person: { speaksFor: 'self', age: 30, sex: 'male' },
    mentions: {},
    lines: createUnderstanding('es').lines!,
  } as const;
  const draft = new Draft(part, TALK, scene, { ...FIRST_STATE, opened: true, turn: 2 }, 0);
  return lineChances(draft, { text, readings: [], hints: [], symptoms: [] }, null);
}

describe('the lines of a case', () => {
  let understanding: Understanding;

  beforeAll(() => {
    understanding = createUnderstanding('en');
  });

  function chances(text: string, state: Partial<PatientState> = {}) {
    const scene = {
      language: 'en',
      person: { speaksFor: 'self', age: 30, sex: 'male' },
      mentions: {},
      lines: understanding.lines!,
    } as const;
    const draft = new Draft(PART, TALK, scene, { ...FIRST_STATE, opened: true, turn: 2, ...state }, 0);
    const [clause] = understanding.read(text);
    return lineChances(draft, { ...clause!, text, symptoms: [] }, null)!;
  }
  const best = (text: string) => chances(text)[0]!.id;

  it('are found by another way of asking', () => {
    expect(best('Who sells your flowers meanwhile?')).toBe('stall');
    expect(best('Did you hurt him?')).toBe('hurt');
    expect(best('Do you live alone?')).toBe('home');
  });

  it('are less likely where something else is meant, and leave room for it', () => {
    const of = (text: string) => chances(text).reduce((sum, { probability }) => sum + probability, 0);
    expect(of('Who could run the stall for you now?')).toBeGreaterThan(0.5);
    expect(of('Thank you, that was very helpful.')).toBeLessThan(0.5);
    expect(of('Which team won the cup last season?')).toBeLessThan(0.5);
  });

  it('are asked for again less often', () => {
    const asked = (state: Partial<PatientState>) =>
      chances('Was your husband hurt?', state).find(({ id }) => id === 'hurt')!.probability;
    expect(asked({ detailsTold: { hurt: 1 }, last: ['detail.hurt'] })).toBeLessThan(asked({}));
  });

  it('are not compared where nobody has written how they are asked for', () => {
    const plain: Part = {
      ...PART,
      facts: PART.facts.map(({ asks, ...fact }) => fact),
      details: undefined,
    };
    expect(chancesInSpanish(plain, '¿Vive solo?')).toBeNull();
  });
});

describe('the lines of a case in a language whose meanings are not known', () => {
  const part: Part = {
    ...PART,
    facts: [
      {
        id: 'hogar',
        topic: 'home',
        disclosure: 'specific',
        asks: ['¿Con quién vive?', '¿Vive alguien con usted?', '¿Hay alguien más en casa?'],
        short: { es: 'Con mi prima.' },
        full: { es: 'Comparto piso con mi prima.' },
      },
    ],
    details: [
      {
        id: 'puesto',
        asks: [
          '¿Quién se ocupa de su puesto de flores?',
          '¿Alguien vende las flores mientras está aquí?',
          '¿Y el mercado, quién lo atiende?',
        ],
        says: { es: 'Mi prima puede vender por las mañanas.' },
      },
    ],
  };

  it('are found by the words of other ways of asking', () => {
    expect(chancesInSpanish(part, '¿Y quién vende ahora sus flores?')![0]!.id).toBe('puesto');
    expect(chancesInSpanish(part, '¿Tiene a alguien en casa?')![0]!.id).toBe('hogar');
  });

  it('are left where something else is meant', () => {
    const sum = (text: string) =>
      chancesInSpanish(part, text)!.reduce((total, { probability }) => total + probability, 0);
    expect(sum('Muchas gracias, ha sido muy amable.')).toBeLessThan(0.5);
    expect(sum('¿Quién se ocupa del puesto?')).toBeGreaterThan(0.5);
  });

  it('are found in the same way each time', () => {
    const text = '¿Y quién vende ahora sus flores?';
    expect(chancesInSpanish(part, text)).toEqual(chancesInSpanish(structuredClone(part), text));
  });
});

describe('the form of a question', () => {
  it('is told by its question word, whatever leads in to it', () => {
    expect(formOf('And who could drive you?', 'en')).toBe('who');
    expect(formOf('How long did that take?', 'en')).toBe('long');
    expect(formOf('What stopped you from coming?', 'en')).toBe('why');
    expect(formOf('Okay, did you fall?', 'en')).toBe('yes-no');
  });

  it('is told in each language', () => {
    expect(formOf('¿Y desde cuándo le duele?', 'es')).toBe('long');
    expect(formOf('Et qui pourrait vous conduire ?', 'fr')).toBe('who');
    expect(formOf('Nehmen Sie etwas ein?', 'de')).toBe('yes-no');
    expect(formOf('E por que a senhora parou?', 'pt')).toBe('why');
    expect(personOf('Und Ihre Mutter?', 'de')).toBe('third');
  });

  it('is about the one who is asked or somebody else', () => {
    expect(personOf('How are you coping?', 'en')).toBe('you');
    expect(personOf('Was he hurt?', 'en')).toBe('third');
    expect(personOf('How does your father feel?', 'en')).toBe('third');
    expect(personOf('How do you feel about your father?', 'en')).toBe('you');
  });
});

describe('a stem', () => {
  const same = (language: LearningLanguage, one: string, other: string) =>
    expect(stemsOf(one, language)).toEqual(stemsOf(other, language));

  it('is the same for the forms of a word', () => {
    same('en', 'grabbed', 'grabbing');
    same('en', 'sleeping', 'slept');
    same('en', 'Mum', 'mother');
    same('es', '¿Duele?', 'duelen');
    same('fr', 'comprimés', 'comprimé');
    same('de', 'Tablette', 'Tabletten');
    same('pt', 'dor forte', 'dores fortes');
  });
});
