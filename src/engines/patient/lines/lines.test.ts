import { beforeAll, describe, expect, it } from 'vitest';
import { readTalk } from '#server/testing/patient-talk.ts';
import { createUnderstanding, type Understanding } from '../../understanding/understand.ts';
import { Draft } from '../draft.ts';
import type { Part } from '../part.ts';
import { FIRST_STATE, type PatientState } from '../state.ts';
import { lineChances } from './asked-line.ts';
import { formOf, personOf } from './question-form.ts';
import { stemsOf } from './question-words.ts';

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

  it('are not compared where no meanings are known', () => {
    const scene = {
      language: 'de',
      person: { speaksFor: 'self', age: 30, sex: 'male' },
      mentions: {},
    } as const;
    const draft = new Draft(PART, TALK, scene, FIRST_STATE, 0);
    expect(lineChances(draft, { text: 'Was?', readings: [], hints: [], symptoms: [] }, null)).toBeNull();
  });
});

describe('the form of a question', () => {
  it('is told by its question word, whatever leads in to it', () => {
    expect(formOf('And who could drive you?')).toBe('who');
    expect(formOf('How long did that take?')).toBe('long');
    expect(formOf('What stopped you from coming?')).toBe('why');
    expect(formOf('Okay, did you fall?')).toBe('yes-no');
  });

  it('is about the one who is asked or somebody else', () => {
    expect(personOf('How are you coping?')).toBe('you');
    expect(personOf('Was he hurt?')).toBe('third');
    expect(personOf('How does your father feel?')).toBe('third');
    expect(personOf('How do you feel about your father?')).toBe('you');
  });
});

describe('a stem', () => {
  it('is the same for the forms of a word', () => {
    expect(stemsOf('grabbed')).toEqual(stemsOf('grabbing'));
    expect(stemsOf('sleeping')).toEqual(stemsOf('slept'));
    expect(stemsOf('Mum')).toEqual(stemsOf('mother'));
  });
});
