import type { ReadingTestPack } from '#content/reading-schema.ts';

type Part = ReadingTestPack['parts']['A'];
type Question = Part['groups'][number]['questions'][number];

const BODY = 'Oxygen comes first.\n\nThen call for help. Give 4 g of the antidote.';
const evidence = { passage: 'p', quote: 'Oxygen comes first.' };

const everyType: Question[] = [
  {
    id: 'choice',
    number: 1,
    type: 'MCQ',
    text: 'What comes first?',
    skill: 'detail',
    passage: 'p',
    options: ['Help', 'Oxygen', 'Food'],
    answer: 'Oxygen',
    why: 'The text says so.',
    evidence,
  },
  {
    id: 'gap',
    number: 2,
    type: 'FILL',
    text: 'How much antidote is given?',
    skill: 'short_answer',
    accept: ['4 g'],
    why: 'It is the only quantity.',
    evidence: { passage: 'p', quote: 'Give 4 g of the antidote.' },
  },
  {
    id: 'claim',
    number: 3,
    type: 'TRUE_FALSE',
    text: 'Help is called first.',
    skill: 'detail',
    answer: 'False',
    why: 'Oxygen comes before.',
    evidence,
  },
  {
    id: 'summary',
    number: 4,
    type: 'SUMMARY',
    text: 'Sum up what to do.',
    skill: 'main_point',
    model: 'Oxygen is given first. Then help is called.',
    points: [
      { point: 'Oxygen is given first.', concepts: [['oxygen'], ['first']], evidence },
      { point: 'Then help is called.', concepts: [['help'], ['call']], evidence },
    ],
    why: 'These are the two steps.',
    evidence,
  },
];

const part = (title: string): Part => ({
  title,
  description: 'A part of the test suite’s own.',
  passages: [{ id: 'p', label: 'Text A', title: 'First steps', topic: 'emergency', body: BODY }],
  groups: [{ instruction: 'Answer the questions.', questions: everyType }],
});

/** A small reading test with all four types of question: five marks a part. */
export const readingPack: ReadingTestPack = {
  kind: 'reading-test',
  id: 'a-test',
  title: 'A test',
  parts: { A: part('Part A'), B: part('Part B'), C: part('Part C') },
};

/** What gets all marks of a part. */
export const RIGHT_ANSWERS = {
  choice: 'Oxygen',
  gap: '4 g',
  claim: 'False',
  summary: 'Oxygen is given first. Then help is called.',
};

function withOtherSecrets(question: Question): Question {
  const other = {
    why: 'Something else altogether.',
    evidence: { passage: 'p', quote: 'Then call for help.' },
  };
  switch (question.type) {
    case 'MCQ':
      return { ...question, ...other, answer: 'Food' };
    case 'FILL':
      return { ...question, ...other, accept: ['help', 'antidote'] };
    case 'TRUE_FALSE':
      return { ...question, ...other, answer: 'True' };
    case 'SUMMARY':
      return {
        ...question,
        ...other,
        model: 'Another summary.',
        points: question.points.map((each) => ({ ...each, point: 'Another.', concepts: [['another']] })),
      };
  }
}

/** The same to look at, with another key to it. */
export function withOtherKey(pack: ReadingTestPack): ReadingTestPack {
  const other = (each: Part): Part => ({
    ...each,
    groups: each.groups.map((group) => ({ ...group, questions: group.questions.map(withOtherSecrets) })),
  });
  const { A, B, C } = pack.parts;
  return { ...pack, parts: { A: other(A), B: other(B), C: other(C) } };
}
