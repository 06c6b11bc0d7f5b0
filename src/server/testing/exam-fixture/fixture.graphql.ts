import { decodeAnswers } from '#domain/oet/answers.ts';
import { WHOLE } from '#domain/oet/modules.ts';
import { openPartOf } from '../../features/oet/attempts/attempts.service.ts';
import { reviewPart, submitQuestions } from '../../features/oet/marking/marking.service.ts';
import { builder } from '../../graphql/builder.ts';
import { learnerOf } from '../../graphql/context.ts';
import { FIXTURE } from './fixture.ts';

/** Its gaps are filled by anything that begins rightly. */
const beginsRightly = (answer: string, accepted: readonly string[]) =>
  answer !== '' && accepted.some((each) => each.startsWith(answer));

builder.mutationField('submitFixture', (t) =>
  t.once({
    type: 'Int',
    args: { progressId: t.arg.id(), answers: t.arg.string() },
    resolve: async (_root, { progressId, answers }, context) => {
      const { learnerId } = learnerOf(context);
      const opened = await openPartOf(context.deps, learnerId, { progressId, part: WHOLE }, FIXTURE);
      const submission = { answers: decodeAnswers(answers) ?? {}, revision: null };
      const marks = await submitQuestions(context.deps, context.call, opened, submission, beginsRightly);
      return marks.obtainedMarks;
    },
  }),
);

builder.queryField('fixtureResults', (t) =>
  t.field({
    type: 'JSON',
    access: 'learner',
    args: { progressId: t.arg.id() },
    resolve: async (_root, { progressId }, context) => {
      const named = { progressId, part: WHOLE };
      const opened = await openPartOf(context.deps, learnerOf(context).learnerId, named, FIXTURE);
      const { marked, key, overrunSeconds } = await reviewPart(context.deps, opened);
      return { marked: marked.questions, quote: key.f1?.evidence.quote, overrunSeconds };
    },
  }),
);
