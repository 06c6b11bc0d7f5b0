import { expect, it } from 'vitest';
import type { ScoredRolePlay, SpeakingMarks } from './assessment.ts';
import { MOST_SPEAKING_MARKS } from './criteria.ts';
import { rolePlayScore, withEnoughCriteria } from './score.ts';
import { spokenFeedbackOf } from './spoken-feedback.ts';

const assessed = (changes: Partial<SpeakingMarks> = {}): ScoredRolePlay => ({
  scorable: true,
  marks: { ...MOST_SPEAKING_MARKS, ...changes },
  indicators: [],
  findings: [],
  cues: [],
  tasks: [],
  talk: { doctorMs: 0, patientMs: 0, articulationRate: null },
  unjudged: {},
  feedback: [],
  next: null,
});

it('is the percentage of 39 raw marks, and OET’s letter in proportion', () => {
  expect(rolePlayScore(assessed().marks)).toEqual({ obtained: 39, total: 39, percent: 100, band: 'A' });
  const some = assessed({ fluency: 3, appropriateness: 3, information_giving: 1 });
  expect(rolePlayScore(some.marks)).toMatchObject({ obtained: 31, total: 39, band: 'B' });
});

it('leaves what was not judged out of both sums', () => {
  const score = rolePlayScore(assessed({ fluency: null, intelligibility: null, appropriateness: 3 }).marks);
  expect(score).toMatchObject({ obtained: 24, total: 27 });
});

it('needs five criteria of nine', () => {
  const four = assessed({
    fluency: null,
    intelligibility: null,
    appropriateness: null,
    information_giving: null,
  });
  expect(withEnoughCriteria(four)).toBe(four);
  const five = { ...four, marks: { ...four.marks, providing_structure: null } };
  expect(withEnoughCriteria(five)).toMatchObject({ scorable: false, reason: 'too_few_criteria' });
  const silent = { scorable: false, reason: 'silence', why: 'Nothing.' } as const;
  expect(withEnoughCriteria(silent)).toBe(silent);
});

const finding = {
  id: 'f1',
  criterion: 'grammar_and_expression',
  rule: 'article',
  severity: 'minor',
  shown: { turn: 1, quote: 'take tablet' },
  why: 'An article is missing.',
  mend: 'take a tablet',
} as const;

it('becomes the spec’s feedback: scores out of 5, the whole in percent', () => {
  const assessment: ScoredRolePlay = {
    ...assessed({ fluency: 3, intelligibility: null }),
    findings: [finding, { ...finding, id: 'f2', shown: null, mend: null }],
    unjudged: { intelligibility: 'Nothing was recorded.' },
    indicators: [
      { indicator: 'A1', verdict: 'no', shown: [], why: 'No greeting.', instead: 'Good morning.' },
      { indicator: 'A2', verdict: 'yes', shown: [], why: 'Attentive.', instead: 'Unneeded.' },
    ],
    next: { criterion: 'fluency', text: 'Pause less.' },
  };
  const feedback = spokenFeedbackOf(assessment);
  expect(feedback).toEqual({
    englishFluency: {
      score: 4.2,
      comments: ['An article is missing. “take tablet”', 'An article is missing.'],
    },
    voiceAccuracy: { score: null, comments: ['Nothing was recorded.'] },
    commonMistakes: ['“take tablet” → “take a tablet”'],
    overallScore: expect.closeTo((30 / 33) * 100, 5),
    suggestions: ['Pause less.', 'No greeting. Say, for example: “Good morning.”'],
  });
});

it('has no number for fluency where too little was recorded, whatever the wording came to', () => {
  const unjudged = { fluency: 'Too little was recorded.' };
  const { englishFluency } = spokenFeedbackOf({
    ...assessed({ fluency: null }),
    findings: [finding],
    unjudged,
  });
  expect(englishFluency).toEqual({
    score: null,
    comments: ['Too little was recorded.', 'An article is missing. “take tablet”'],
  });
});
