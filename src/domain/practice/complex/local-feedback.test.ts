import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../conversation/conversation.ts';
import { LEARNING_LANGUAGES } from '../../languages.ts';
import { FEEDBACK_PHRASES } from './feedback-phrases.ts';
import { countConsultation, localFeedback, scoreConsultation } from './local-feedback.ts';

const doctor = (content: string): ChatMessage => ({ role: 'doctor', content });
const patient = (content: string): ChatMessage => ({ role: 'patient', content });
/** A doctor's turn of so many characters, without any phrase in it. */
const long = (characters: number) => doctor('a'.repeat(characters));
const counts = { doctorTurns: 0, averageLength: 0, medicalTerms: 0, politePhrases: 0 };

describe('the counts of a consultation', () => {
  it('are 0 without a turn of the doctor', () => {
    expect(countConsultation([], 'en')).toEqual(counts);
    expect(countConsultation([patient('Thank you, please')], 'en')).toEqual(counts);
  });

  it('average the characters of the doctor alone', () => {
    const conversation = [long(10), patient('x'.repeat(500)), long(25)];
    expect(countConsultation([{ role: 'system', content: 'A case' }, ...conversation], 'en')).toMatchObject({
      doctorTurns: 2,
      averageLength: 17.5,
    });
  });

  it('count a letter with its accent as one character, however it is written', () => {
    expect(countConsultation([doctor('é'), doctor('e\u0301')], 'fr').averageLength).toBe(1);
  });

  it.each([
    'diagnosis',
    'treatment',
    'symptoms',
    'prescription',
    'examination',
    'prognosis',
    'referral',
    'follow-up',
  ])('know the medical term %s', (term) => {
    expect(countConsultation([doctor(`About the ${term}.`)], 'en').medicalTerms).toBe(1);
  });

  it.each(['please', 'thank you', 'would you', 'could you', 'may I', 'let me explain', 'I understand'])(
    'know the polite phrase %s',
    (phrase) => {
      expect(countConsultation([doctor(`${phrase}, sit down`)], 'en').politePhrases).toBe(1);
    },
  );

  it('count a phrase once in every turn that has it', () => {
    const conversation = [doctor('Please, please sit down, please.'), doctor('Please breathe in.')];
    expect(countConsultation(conversation, 'en').politePhrases).toBe(2);
  });

  it('count each of the phrases of one turn', () => {
    const turn = doctor('Could you please tell me about the symptoms and the treatment? Thank you.');
    expect(countConsultation([turn], 'en')).toMatchObject({ medicalTerms: 2, politePhrases: 3 });
  });

  it('take any case and any space', () => {
    expect(countConsultation([doctor('THANK\n  You. MAY I?')], 'en').politePhrases).toBe(2);
    expect(countConsultation([doctor('Follow\u2011up')], 'en').medicalTerms).toBe(1);
  });

  it.each([
    'pleased',
    'displease',
    'thank yours',
    'symptomsx',
    'mayI',
    'dismay I',
    '2please',
    'I understands',
  ])('take whole words only: not %s', (text) => {
    const { medicalTerms, politePhrases } = countConsultation([doctor(text)], 'en');
    expect(medicalTerms + politePhrases).toBe(0);
  });

  it('find a whole word after a part of one', () => {
    expect(countConsultation([doctor('I am pleased, so please go on')], 'en').politePhrases).toBe(1);
  });

  it.each([
    ['es', '¿Podría decirme, por favor, qué síntomas tiene? Entiendo.', 1, 3],
    ['es', 'podria explicarme los sintomas', 1, 1],
    ['fr', 'S’il vous plaît, l’examen est fini. Je comprends.', 1, 2],
    ['de', 'Könnten Sie mir bitte Ihre Beschwerden nennen?', 1, 2],
    ['pt', 'Obrigada. Poderia falar dos sintomas e do tratamento?', 2, 2],
  ] as const)('have words of their own in %s: %s', (language, text, medicalTerms, politePhrases) => {
    expect(countConsultation([doctor(text)], language)).toMatchObject({ medicalTerms, politePhrases });
  });

  it.each(LEARNING_LANGUAGES)(
    'have the eight terms and seven phrases of the specification in %s',
    (language) => {
      const { medicalTerms, politePhrases } = FEEDBACK_PHRASES[language];
      expect([medicalTerms.length, politePhrases.length]).toEqual([8, 7]);
    },
  );

  it('count another form of a phrase in the same turn no second time', () => {
    expect(countConsultation([doctor('Entiendo, comprendo.')], 'es').politePhrases).toBe(1);
  });
});

describe('fluency', () => {
  it.each([
    [0, 1],
    [49.9, 1],
    [99.9, 1],
    [100, 2],
    [149, 2],
    [150, 3],
    [249.9, 4],
    [250, 5],
    [900, 5],
  ])('of %d characters on average is %d', (averageLength, score) => {
    expect(scoreConsultation({ ...counts, averageLength }).fluencyScore).toBe(score);
  });
});

describe('voice', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 1],
    [4, 2],
    [9, 4],
    [10, 5],
    [30, 5],
  ])('with %d polite phrases is %d', (politePhrases, score) => {
    expect(scoreConsultation({ ...counts, politePhrases }).voiceScore).toBe(score);
  });
});

describe('the overall score', () => {
  it('adds up as in the specification', () => {
    const consultation = { averageLength: 60, medicalTerms: 2, politePhrases: 3, doctorTurns: 4 };
    expect(scoreConsultation(consultation).overallScore).toBe(18 + 20 + 30 + 20);
  });

  it('is 0 where nothing was said, and never more than 100', () => {
    expect(scoreConsultation(counts).overallScore).toBe(0);
    expect(scoreConsultation({ ...counts, doctorTurns: 21 }).overallScore).toBe(100);
  });

  it('is rounded', () => {
    expect(scoreConsultation({ ...counts, averageLength: 4 }).overallScore).toBe(1);
    expect(scoreConsultation({ ...counts, averageLength: 5 }).overallScore).toBe(2);
  });

  it('comes from the turns themselves', () => {
    const turn = 'Could you please describe your symptoms?';
    expect(localFeedback([doctor(turn), patient('It hurts.'), doctor('Thank you.')], 'en')).toEqual({
      doctorTurns: 2,
      averageLength: (turn.length + 10) / 2,
      medicalTerms: 1,
      politePhrases: 3,
      fluencyScore: 1,
      voiceScore: 1,
      overallScore: Math.round(0.3 * ((turn.length + 10) / 2) + 10 + 30 + 10),
    });
  });
});
