import { describe, expect, it } from 'vitest';
import { estimatedScore, percentOf, practiceBand, tierOf } from './bands.ts';
import { fillsReadingGap } from './gap.ts';
import { markPart } from './marking.ts';
import type { PartKey, Question, QuestionPaper } from './questions.ts';
import { READING } from './reading/module.ts';
import { scoreOf } from './standing.ts';

const question = (id: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  id,
  number: 1,
  type,
  text: id,
  options: null,
  marks: 1,
  passageId: null,
  instruction: '',
  skill: 'detail',
  topic: 'infection',
  ...more,
});

const paper: QuestionPaper = {
  title: 'T',
  description: 'D',
  questions: [
    question('choice', 'MCQ', { options: ['Text A', 'Text B'], skill: 'locating' }),
    question('gap', 'FILL', { skill: 'completion' }),
    question('claim', 'TRUE_FALSE'),
    question('summary', 'SUMMARY', { marks: 2, skill: 'main_point', topic: 'surgery' }),
  ],
};
const evidence = { quote: 'q', sourceId: 'a1' };
const key: PartKey = {
  choice: { type: 'MCQ', answer: 'Text B', why: '', evidence },
  gap: { type: 'FILL', accept: ['oxygen'], why: '', evidence },
  claim: { type: 'TRUE_FALSE', answer: 'False', why: '', evidence },
  summary: {
    type: 'SUMMARY',
    model: 'Early mobilisation reduces complications. Pain must not delay it.',
    why: '',
    evidence,
    points: [
      {
        point: 'Early mobilisation reduces complications.',
        concepts: [
          ['mobilisation', 'mobilise', 'walking'],
          ['complications', 'problems'],
        ],
        evidence,
      },
      { point: 'Pain must not delay it.', concepts: [['pain'], ['delay', 'postpone', 'wait']], evidence },
    ],
  },
};
const mark = (answers: Record<string, string>) => markPart(paper, key, answers, fillsReadingGap);
const summary = (text: string) => mark({ summary: text }).obtained;

describe('marking', () => {
  it('gives each question its marks and sums them up by skill and topic', () => {
    const marked = mark({ choice: 'Text B', gap: ' Oxygen ', claim: 'True' });
    expect(marked).toMatchObject({ obtained: 2, total: 5, shaped: { obtained: 2, total: 3 } });
    expect(marked.skills).toEqual({
      locating: { obtained: 1, total: 1 },
      completion: { obtained: 1, total: 1 },
      detail: { obtained: 0, total: 1 },
      main_point: { obtained: 0, total: 2 },
    });
    expect(marked.topics.surgery).toEqual({ obtained: 0, total: 2 });
    expect(marked.questions[3]).toEqual({ id: 'summary', answer: '', marks: 2, obtained: 0 });
  });

  it('takes a choice exactly', () => {
    expect(mark({ choice: 'Text B ' }).obtained).toBe(1);
    expect(mark({ choice: 'text b' }).obtained).toBe(0);
    expect(mark({ choice: 'B' }).obtained).toBe(0);
  });

  it('says so when a key belongs to another paper', () => {
    expect(() => markPart(paper, {}, {}, fillsReadingGap)).toThrow('no question choice');
  });
});

describe('a summary', () => {
  it('is marked by the points that it makes, in its own words', () => {
    expect(
      summary('Walking early on reduces problems after surgery. Pain should not be a reason to delay this.'),
    ).toBe(2);
    expect(summary('When patients mobilise soon, there are fewer complications.')).toBe(1);
  });

  it('gets nothing for key words without sentences', () => {
    expect(summary('mobilisation complications pain delay')).toBe(0);
    expect(summary('mobilisation, complications, pain, delay, early, reduces')).toBe(0);
    expect(summary('')).toBe(0);
  });

  it('gets nothing for saying the contrary', () => {
    expect(summary('Early mobilisation does not change complications at all.')).toBe(0);
    expect(summary('Pain is a good reason to delay it.')).toBe(0);
  });

  it('takes mark-up and floods for what they are', () => {
    expect(summary('<p>mobilisation</p><p>complications</p>')).toBe(0);
    expect(summary('pain delay '.repeat(2000))).toBe(0);
  });
});

describe('bands', () => {
  it.each([
    [100, 'A'],
    [89.5, 'A'],
    [89.4, 'B+'],
    [79.6, 'B+'],
    [70, 'B'],
    [60, 'C+'],
    [50, 'C'],
    [49.4, 'D'],
    [0, 'D'],
  ])('%d percent is %s', (percent, band) => expect(practiceBand(percent)).toBe(band));

  it('has three tiers', () => {
    expect([69.5, 69.4, 49.5, 49.4].map(tierOf)).toEqual(['excellent', 'good', 'good', 'keep_practising']);
  });

  it('are told by the percentage that is rounded once', () => {
    expect(practiceBand(percentOf({ obtained: 34, total: 38 }))).toBe('B+');
    expect(practiceBand(percentOf({ obtained: 17, total: 19 }))).toBe('B+');
  });

  it.each([
    [0, 0],
    [1, 10],
    [15, 170],
    [29, 330],
    [30, 350],
    [31, 360],
    [41, 480],
    [42, 500],
  ])('%d of 42 marks are an estimated %d', (obtained, score) => {
    expect(estimatedScore({ obtained, total: 42 })).toBe(score);
  });

  it('never gives less for more marks', () => {
    const scores = Array.from({ length: 43 }, (_, obtained) => estimatedScore({ obtained, total: 42 }));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(estimatedScore({ obtained: 0, total: 0 })).toBe(0);
    expect(percentOf({ obtained: 0, total: 0 })).toBe(0);
  });
});

describe('an attempt', () => {
  const part = (name: string, obtained: number, total: number, hour: number) => ({
    part: name,
    obtained,
    total,
    shaped: { obtained, total },
    mode: 'exam' as const,
    submittedAt: new Date(Date.UTC(2030, 0, 1, hour)),
  });

  it('has no score before a part is marked', () => expect(scoreOf(READING, [])).toBeNull());

  it('is complete with the parts that its chooser shows', () => {
    expect(scoreOf(READING, [part('A', 10, 20, 9)])).toMatchObject({ score: 50, completedAt: null });
    const both = scoreOf(READING, [part('A', 10, 20, 9), part('B', 6, 6, 8)]);
    expect(both).toMatchObject({ score: expect.closeTo(61.54, 2), band: 'C+', estimatedScore: null });
    expect(both?.completedAt).toEqual(new Date(Date.UTC(2030, 0, 1, 9)));
  });

  it('is estimated when the whole module is marked', () => {
    const all = [part('A', 14, 20, 9), part('B', 4, 6, 10), part('C', 12, 16, 11)];
    expect(scoreOf(READING, all)).toMatchObject({
      score: expect.closeTo(71.43, 2),
      band: 'B',
      estimatedScore: 350,
    });
  });
});
