import { AppError } from '#domain/errors.ts';
import { partOf } from '#domain/oet/modules.ts';
import { READING } from '#domain/oet/reading/module.ts';
import { textOf } from '#domain/oet/reading/paper.ts';
import { encodeReadingResults } from '#domain/oet/reading/results-wire.ts';
import { mutationResult } from '#words/mutation-result.ts';
import { builder } from '../../../graphql/builder.ts';
import { learnerOf } from '../../../graphql/context.ts';
import { PassageRef, QuestionRef, SubmitTestResultRef } from '../papers/questions.graphql.ts';
import {
  getReadingResults,
  getReadingSection,
  type ReadingSection,
  submitReading,
} from './reading.service.ts';

const ReadingSectionRef = builder.objectRef<ReadingSection>('ReadingSection').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ paper }) => paper.title }),
    description: t.string({ resolve: ({ paper }) => paper.description }),
    textContent: t.string({ resolve: ({ paper }) => textOf(paper) }),
    timeLimitMinutes: t.int({ resolve: ({ definition }) => definition.phases[0]?.minutes ?? 0 }),
    questionByPart: t.field({
      type: [QuestionRef],
      description: "Another part than the section's own: VAL_001.",
      args: { part: t.arg.string({ required: false }) },
      resolve: ({ definition, paper }, { part }) => {
        if (part && partOf(READING, part) !== definition) {
          throw new AppError('VAL_001', { reason: 'unknown_part' });
        }
        return [...paper.questions];
      },
    }),
    passages: t.field({ type: [PassageRef], resolve: ({ paper }) => [...paper.passages] }),
  }),
});

builder.queryField('readingTestSection', (t) =>
  t.field({
    type: ReadingSectionRef,
    access: 'learner',
    args: { part: t.arg.string(), progressId: t.arg.id() },
    resolve: (_root, named, context) => getReadingSection(context.deps, learnerOf(context).learnerId, named),
  }),
);

builder.queryField('readingTestResults', (t) =>
  t.string({
    access: 'learner',
    description: 'A JSON string. Before submission: VAL_001 not_submitted.',
    args: { progressId: t.arg.id(), part: t.arg.string() },
    resolve: async (_root, named, context) =>
      encodeReadingResults(await getReadingResults(context.deps, learnerOf(context).learnerId, named)),
  }),
);

builder.mutationField('submitReadingTest', (t) =>
  t.once({
    type: SubmitTestResultRef,
    description:
      'answers: JSON of question id to answer. revision (ext): what the sender has seen of the saved work, so that newer answers of another device stay.',
    args: {
      progressId: t.arg.id(),
      part: t.arg.string(),
      answers: t.arg.string(),
      revision: t.arg.int({ required: false }),
    },
    resolve: async (_root, { revision, ...submission }, context) => {
      const { learnerId } = learnerOf(context);
      const sent = { ...submission, revision: revision ?? null };
      const marks = await submitReading(context.deps, context.call, learnerId, sent);
      return { ...mutationResult('submission', null), ...marks };
    },
  }),
);
