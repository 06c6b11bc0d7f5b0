import { builder } from '../../../graphql/builder.ts';
import { learnerOf } from '../../../graphql/context.ts';
import {
  getMockExam,
  getMockExams,
  type MockExam,
  type MockExamSummary,
  startMockExam,
} from './mock-exams.service.ts';
import { AttemptSummaryRef } from './progress.graphql.ts';

const MockExamRef = builder.objectRef<MockExam>('OetMockExam').implement({
  description: "(ext) one attempt at each module, in OET's order, taken as one exam.",
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    attempts: t.field({
      type: [AttemptSummaryRef],
      description: 'Those that have been begun.',
      resolve: ({ attempts }) => [...attempts],
    }),
  }),
});

const MockExamSummaryRef = builder.objectRef<MockExamSummary>('OetMockExamSummary').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    modulesDone: t.exposeInt('modulesDone', { description: 'Those of which all parts are submitted.' }),
  }),
});

builder.queryField('oetMockExams', (t) =>
  t.field({
    type: [MockExamSummaryRef],
    access: 'learner',
    description: '(ext) her mock exams, newest first.',
    resolve: (_root, _args, context) => getMockExams(context.deps, learnerOf(context).learnerId),
  }),
);

builder.queryField('oetMockExam', (t) =>
  t.field({
    type: MockExamRef,
    access: 'learner',
    description: '(ext) a mock exam of hers.',
    args: { mockExamId: t.arg.id() },
    resolve: (_root, { mockExamId }, context) =>
      getMockExam(context.deps, learnerOf(context).learnerId, mockExamId),
  }),
);

const StartedMockExamRef = builder
  .objectRef<{ readonly mockExamId: string }>('StartedMockExam')
  .implement({ fields: (t) => ({ mockExamId: t.exposeID('mockExamId') }) });

builder.mutationField('startOetMockExam', (t) =>
  t.once({
    type: StartedMockExamRef,
    description: '(ext) begins a mock exam. Each of its modules is paid when it is begun.',
    resolve: (_root, _args, context) =>
      startMockExam(context.deps, context.call, learnerOf(context).learnerId),
  }),
);
