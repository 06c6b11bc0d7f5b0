import type { ModuleName } from '#domain/oet/modules.ts';
import { builder } from '../../../graphql/builder.ts';
import { learnerOf } from '../../../graphql/context.ts';
import { AttemptStateRef } from '../attempts/attempts.graphql.ts';
import { type AttemptSummary, getAttempts, getUserProgress, type UserProgress } from './progress.service.ts';

const score = (module: ModuleName) => (progress: UserProgress) => progress.scores[module];
const list = (module: ModuleName) => (progress: UserProgress) => progress.lists[module];

const UserProgressRef = builder.objectRef<UserProgress>('UserProgress').implement({
  description:
    "Sums up the learner: each score is the latest complete attempt's percentage, each list her attempts, newest first.",
  fields: (t) => ({
    id: t.exposeID('id'),
    readingScore: t.float({ nullable: true, resolve: score('reading') }),
    writingScore: t.float({ nullable: true, resolve: score('writing') }),
    speakingScore: t.float({ nullable: true, resolve: score('speaking') }),
    listeningScore: t.float({ nullable: true, resolve: score('listening') }),
    totalScore: t.exposeFloat('totalScore', { nullable: true }),
    readingProgress: t.field({ type: 'JSON', nullable: true, resolve: list('reading') }),
    writingProgress: t.field({ type: 'JSON', nullable: true, resolve: list('writing') }),
    speakingProgress: t.field({ type: 'JSON', nullable: true, resolve: list('speaking') }),
    listeningProgress: t.field({ type: 'JSON', nullable: true, resolve: list('listening') }),
    completedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ completedAt }) => completedAt }),
  }),
});

export const AttemptSummaryRef = builder.objectRef<AttemptSummary>('AttemptSummary').implement({
  fields: (t) => ({
    progressId: t.exposeID('progressId'),
    module: t.exposeString('module'),
    title: t.exposeString('title'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    parts: t.field({ type: [AttemptStateRef], resolve: ({ parts }) => [...parts] }),
    score: t.exposeFloat('score', { nullable: true }),
    band: t.exposeString('band', { nullable: true }),
    estimatedScore: t.exposeInt('estimatedScore', { nullable: true }),
    mockExamId: t.exposeID('mockExamId', {
      nullable: true,
      description: '(ext) the mock exam that it belongs to.',
    }),
  }),
});

builder.queryField('getUserProgress', (t) =>
  t.field({
    type: UserProgressRef,
    nullable: true,
    access: 'learner',
    description: 'null before the first attempt.',
    resolve: (_root, _args, context) => getUserProgress(context.deps, learnerOf(context).learnerId),
  }),
);

builder.queryField('oetAttempts', (t) =>
  t.field({
    type: [AttemptSummaryRef],
    access: 'learner',
    description: '(ext) her attempts, newest first.',
    args: { module: t.arg.string({ required: false }) },
    resolve: (_root, { module }, context) =>
      getAttempts(context.deps, learnerOf(context).learnerId, { module: module ?? null }),
  }),
);
