// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { scoreConsultation } from '#domain/practice/complex/local-feedback.ts';
import { loadSections, loadWords, type Words } from '#web/lib/words/words.ts';
import { generateFeedback } from './generated-feedback.ts';

let words: Words;
beforeAll(async () => {
  words = (await loadWords('en')).words;
  await loadSections(['review']);
});

const feedback = (counts: object) => {
  const none = { doctorTurns: 2, averageLength: 120, medicalTerms: 1, politePhrases: 4 };
  return generateFeedback(scoreConsultation({ ...none, ...counts }), 'en', words);
};
const texts = (counts: object) => feedback(counts).suggestions.map(({ text }) => text);

describe('the words of the feedback', () => {
  it('have the shape of the specification', () => {
    expect(feedback({})).toEqual({
      englishFluency: {
        score: 2,
        comments: [
          'In 2 turns you used 120 characters each on average.',
          'One point stands for 50 characters.',
          'The lowest score is 1.',
        ],
      },
      voiceAccuracy: {
        score: 2,
        comments: [
          '4 times a polite phrase of our list was in your turns.',
          'One point stands for 2 of them.',
          'The lowest score is 1.',
        ],
      },
      commonMistakes: [],
      overallScore: 96,
      suggestions: [{ text: 'Keep this up in the next case.', examples: [] }],
    });
  });

  it('name what is missing, and only that', () => {
    expect(feedback({ averageLength: 99.9 }).commonMistakes).toEqual([
      'Your turns were short: fewer than 100 characters on average.',
    ]);
    expect(feedback({ medicalTerms: 0 }).commonMistakes).toEqual([
      'No turn had one of the medical terms we look for.',
    ]);
    expect(feedback({ politePhrases: 0 }).commonMistakes).toEqual([
      'No turn had one of the polite phrases we look for.',
    ]);
  });

  it('suggest what would raise the numbers, with words of the language', () => {
    expect(feedback({ medicalTerms: 0 }).suggestions[0]?.examples).toContain('diagnosis');
    expect(texts({ politePhrases: 3 })).toEqual(['Ask and explain politely, for example with:']);
    expect(texts({ averageLength: 10 })).toEqual(['Say a little more in a turn: explain why you ask.']);
  });

  it('say of silence that there was nothing to count', () => {
    const silent = feedback({ doctorTurns: 0, averageLength: 0, medicalTerms: 0, politePhrases: 0 });
    expect(silent.englishFluency.comments[0]).toBe('You said nothing, so there was nothing to count.');
    expect(silent.commonMistakes).toEqual(['You did not speak to the patient.']);
    expect(silent.suggestions).toHaveLength(1);
  });
});
