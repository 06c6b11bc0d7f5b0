import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, type Understanding } from '../../understanding/understand.ts';
import { chancesOf } from './detail-scorer.ts';
import { type Compared, comparedDetails, likenessTo, questionIn } from './likeness.ts';
import { formOf, personOf } from './question-form.ts';
import { stemsOf } from './question-words.ts';

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
/** Nothing else speaks for anything. */
const NO_RIVALS = [1, 0, 0, 0, 0, 0];

describe('a detail', () => {
  let understanding: Understanding;
  let compared: Compared;

  beforeAll(() => {
    understanding = createUnderstanding('en');
    compared = comparedDetails(DETAILS, understanding.meanings!.asked);
  });

  const chances = (text: string, rivals = NO_RIVALS) => {
    const question = questionIn(compared, text);
    return chancesOf(
      compared.details.map((detail) => ({ id: detail.id, likeness: likenessTo(compared, question, detail) })),
      rivals,
    );
  };

  it('is found by another way of asking', () => {
    expect(chances('Who sells your flowers meanwhile?')[0]!.id).toBe('stall');
    expect(chances('Did you hurt him?')[0]!.id).toBe('hurt');
  });

  it('is likelier the nearer the question is to its ways of asking', () => {
    const [near] = chances('Who could run the stall for you now?');
    const far = chances('Do you live near the market?').find(({ id }) => id === 'stall')!;
    expect(near!.id).toBe('stall');
    expect(near!.probability).toBeGreaterThan(far.probability);
  });

  it('gives way to a topic that was surely asked for', () => {
    const text = 'Have you got anybody at home?';
    const alone = chances(text)[0]!.probability;
    expect(chances(text, [1, 0.99, 0, 0, 0, 1])[0]!.probability).toBeLessThan(alone);
  });

  it('has probabilities that leave room for something else', () => {
    const sum = chances('What time is it?').reduce((total, { probability }) => total + probability, 0);
    expect(sum).toBeLessThan(1);
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
