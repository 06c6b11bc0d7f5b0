import { type Passage, QUESTION_TYPES, type Question } from '#domain/oet/questions.ts';
import { builder } from '../../../graphql/builder.ts';

const QuestionTypeRef = builder.enumType('QuestionType', { values: QUESTION_TYPES });

/** Names what leaves of a question. Its key is in another table, and nothing here could read it. */
export const QuestionRef = builder.objectRef<Question>('Question').implement({
  description:
    'options is null unless questionType is MCQ. Correct answers never leave the server before submission.',
  fields: (t) => ({
    id: t.exposeID('id'),
    questionText: t.exposeString('text'),
    questionType: t.field({ type: QuestionTypeRef, resolve: ({ type }) => type }),
    options: t.field({
      type: ['String'],
      nullable: true,
      resolve: ({ options }) => (options ? [...options] : null),
    }),
    marks: t.exposeInt('marks'),
    questionNumber: t.exposeInt('number'),
    passageId: t.exposeID('passageId', { nullable: true }),
    instruction: t.exposeString('instruction', { description: '(ext) what to do, the same for a group.' }),
  }),
});

export const PassageRef = builder.objectRef<Passage>('Passage').implement({
  description: '(ext) the texts of a part one by one; textContent is their join.',
  fields: (t) => ({
    id: t.exposeID('id'),
    label: t.exposeString('label'),
    title: t.exposeString('title'),
    body: t.exposeString('body'),
  }),
});

interface SubmitTestResult {
  readonly success: boolean;
  readonly message: string;
  /** Percent; null until marked. */
  readonly score: number | null;
  readonly totalMarks: number | null;
}

export const SubmitTestResultRef = builder.objectRef<SubmitTestResult>('SubmitTestResult').implement({
  description: 'score is null until marked.',
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    score: t.exposeFloat('score', { nullable: true }),
    totalMarks: t.exposeInt('totalMarks', { nullable: true }),
  }),
});
