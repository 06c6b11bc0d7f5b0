import { AppError } from '#domain/errors.ts';
import { parseEdits, parseSpent } from '#domain/oet/answers.ts';
import type { AttemptPhase } from '#domain/oet/attempt.ts';
import { ATTEMPT_MODES, priceOf } from '#domain/oet/modules.ts';
import { mutationResult } from '#words/mutation-result.ts';
import { builder } from '../../../graphql/builder.ts';
import { learnerOf } from '../../../graphql/context.ts';
import { type AttemptState, attemptState, createAttempt, startPhase } from './attempts.service.ts';
import { getDrafts, saveDraft } from './drafts.service.ts';
import type { DraftRow } from './drafts.store.ts';
import { type SaveResult, saveWork } from './saved-work.service.ts';

const PHASES = [
  'not_started',
  'reading',
  'writing',
  'preparation',
  'speaking',
  'running',
  'submitted',
  'marking',
  'marked',
  'unscorable',
] as const satisfies readonly AttemptPhase[];

const AttemptModeRef = builder.enumType('AttemptMode', {
  description: '(ext) practice: a learner may stop a recording and go back.',
  values: ATTEMPT_MODES,
});

const AttemptPhaseRef = builder.enumType('AttemptPhase', { values: PHASES });

export const AttemptStateRef = builder.objectRef<AttemptState>('AttemptState').implement({
  description: "(ext) a part of an attempt: the server's clock and the saved work.",
  fields: (t) => ({
    progressId: t.exposeID('progressId'),
    module: t.exposeString('module'),
    part: t.exposeString('part', { nullable: true }),
    phase: t.field({ type: AttemptPhaseRef, resolve: ({ phase }) => phase }),
    mode: t.field({ type: AttemptModeRef, resolve: ({ mode }) => mode }),
    startedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ startedAt }) => startedAt }),
    endsAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ endsAt }) => endsAt }),
    serverNow: t.field({ type: 'DateTime', resolve: ({ serverNow }) => serverNow }),
    savedAnswers: t.field({
      type: 'JSON',
      nullable: true,
      description: 'By the ids of the questions.',
      resolve: ({ savedAnswers }) => savedAnswers,
    }),
    draft: t.exposeString('draft', { nullable: true }),
    revision: t.exposeInt('revision'),
    submittedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ submittedAt }) => submittedAt }),
    overrunSeconds: t.exposeInt('overrunSeconds', {
      nullable: true,
      description: 'By how much it was submitted too late; null before.',
    }),
  }),
});

const SaveResultRef = builder.objectRef<SaveResult>('SaveResult').implement({
  description:
    '(ext) conflict: what another tab or device saved meanwhile, or the submission that ended the work.',
  fields: (t) => ({
    saved: t.exposeBoolean('saved'),
    revision: t.exposeInt('revision'),
    conflict: t.field({ type: AttemptStateRef, nullable: true, resolve: ({ conflict }) => conflict }),
  }),
});

interface CreateUserProgressResult {
  readonly success: boolean;
  readonly userProgressId: string | null;
  readonly message: string;
}

const CreateUserProgressResultRef = builder
  .objectRef<CreateUserProgressResult>('CreateUserProgressResult')
  .implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      userProgressId: t.exposeID('userProgressId', { nullable: true }),
      message: t.exposeString('message'),
    }),
  });

builder.mutationField('createUserProgress', (t) =>
  t.paid({
    type: CreateUserProgressResultRef,
    price: ({ sectionType }) => priceOf(sectionType),
    entitlement: 'oet',
    args: { sectionType: t.arg.string() },
    resolve: async (_root, { sectionType }, context): Promise<CreateUserProgressResult> => {
      const { learnerId } = learnerOf(context);
      const made = await createAttempt(context.deps, context.call, { learnerId, module: sectionType });
      return typeof made === 'string'
        ? { ...mutationResult('attempt', made), userProgressId: null }
        : { ...mutationResult('attempt', null), userProgressId: made.id };
    },
  }),
);

builder.queryField('oetAttempt', (t) =>
  t.field({
    type: AttemptStateRef,
    access: 'learner',
    args: { progressId: t.arg.id(), part: t.arg.string({ required: false }) },
    resolve: (_root, { progressId, part }, context) =>
      attemptState(context.deps, learnerOf(context).learnerId, { progressId, part: part ?? null }),
  }),
);

builder.mutationField('startOetPhase', (t) =>
  t.field({
    type: AttemptStateRef,
    access: 'learner',
    description: '(ext) starts a clock once; asked again it answers the same.',
    args: {
      progressId: t.arg.id(),
      part: t.arg.string({ required: false }),
      phase: t.arg({ type: AttemptPhaseRef }),
      mode: t.arg({ type: AttemptModeRef, required: false }),
    },
    resolve: (_root, { progressId, part, phase, mode }, context) => {
      const start = { progressId, part: part ?? null, phase, mode: mode ?? 'exam' } as const;
      return startPhase(context.deps, learnerOf(context).learnerId, start);
    },
  }),
);

builder.mutationField('saveOetWork', (t) =>
  t.field({
    type: SaveResultRef,
    access: 'learner',
    description:
      '(ext) keeps answers, {questionId: {value, ageMs}}, merged to the newest edit, or a draft against the revision that its writer had seen. spentMs: {questionId: milliseconds} since the last save. Refused after submission.',
    args: {
      progressId: t.arg.id(),
      part: t.arg.string({ required: false }),
      revision: t.arg.int(),
      answers: t.arg({ type: 'JSON', required: false }),
      draft: t.arg.string({ required: false }),
      spentMs: t.arg({ type: 'JSON', required: false }),
    },
    resolve: (_root, { progressId, part, revision, answers, draft, spentMs }, context) => {
      const { learnerId } = learnerOf(context);
      const named = { progressId, part: part ?? null, revision };
      if (typeof draft === 'string') return saveDraft(context.deps, learnerId, { ...named, draft });
      const edits = parseEdits(answers ?? {});
      const spent = parseSpent(spentMs ?? {});
      if (!edits || !spent) throw new AppError('VAL_001', { reason: 'bad_answers' });
      return saveWork(context.deps, learnerId, { ...named, edits, spent });
    },
  }),
);

const DraftRef = builder.objectRef<DraftRow>('OetDraft').implement({
  description: '(ext) a text as it was saved. revision: null where it met a newer one and was kept aside.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    revision: t.exposeInt('revision', { nullable: true }),
    text: t.exposeString('text'),
    savedAt: t.field({ type: 'DateTime', resolve: ({ savedAt }) => savedAt }),
  }),
});

builder.queryField('oetDrafts', (t) =>
  t.field({
    type: [DraftRef],
    access: 'learner',
    description: '(ext) every text that was kept of a part, the newest first.',
    args: { progressId: t.arg.id(), part: t.arg.string({ required: false }) },
    resolve: (_root, { progressId, part }, context) =>
      getDrafts(context.deps, learnerOf(context).learnerId, { progressId, part: part ?? null }),
  }),
);
