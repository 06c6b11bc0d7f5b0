import { AppError } from '#domain/errors.ts';
import { mutationResult } from '#words/mutation-result.ts';
import { builder } from '../../../graphql/builder.ts';
import { learnerOf } from '../../../graphql/context.ts';
import { MutationResultRef } from '../../../graphql/mutation-result.ts';
import { SpecialityRef } from '../../catalogue/catalogue.graphql.ts';
import { specialityOf } from '../../catalogue/catalogue.service.ts';
import type { ConversationWithTurns } from '../../conversation/conversation.service.ts';
import { LevelRef } from '../levels/levels.graphql.ts';
import { getLevel } from '../levels/levels.service.ts';
import { type PracticeCounts, PracticeStatisticsRef } from '../levels/statistics.graphql.ts';
import { completePatientCase, getPatientCase, type OfferedCase } from './complex.service.ts';
import { ChatRoleRef } from './turns.graphql.ts';

export const ConversationTurnRef = builder
  .objectRef<ConversationWithTurns['turns'][number]>('ConversationTurn')
  .implement({
    description: '(ext) a turn as it is stored.',
    fields: (t) => ({
      number: t.exposeInt('number'),
      role: t.field({ type: ChatRoleRef, resolve: ({ role }) => role }),
      content: t.exposeString('content'),
    }),
  });

const ConversationRef = builder.objectRef<ConversationWithTurns>('Conversation').implement({
  description: '(ext) a conversation with a simulated patient.',
  fields: (t) => ({
    id: t.exposeID('id'),
    turns: t.field({ type: [ConversationTurnRef], resolve: ({ turns }) => [...turns] }),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
  }),
});

const PatientCaseRef = builder.objectRef<OfferedCase>('PatientCase').implement({
  fields: (t) => ({
    id: t.exposeID('caseVersionId'),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    repeat: t.exposeBoolean('repeat'),
    clinicalCase: t.field({
      type: 'JSON',
      description: 'What the calls of the conversation take as clinicalCase.',
      resolve: ({ caseVersionId: id, description, patientInfo }) => ({ id, description, patientInfo }),
    }),
    statistics: t.field({ type: PracticeStatisticsRef, resolve: (offered): PracticeCounts => offered }),
    speciality: t.field({
      type: SpecialityRef,
      resolve: ({ specialitySlug }, _args, context) => {
        return specialityOf(context.deps.db, specialitySlug);
      },
    }),
    level: t.field({
      type: LevelRef,
      resolve: async ({ levelSlug }, _args, context) => {
        const level = await getLevel(context.deps.db, learnerOf(context).learnerId, levelSlug);
        if (!level) throw new AppError('VAL_001', { reason: 'unknown_item' });
        return level;
      },
    }),
    conversation: t.field({
      type: ConversationRef,
      nullable: true,
      description: "(ext) the learner's conversation about this case that is under way.",
      resolve: ({ conversation }) => conversation,
    }),
    voice: t.string({
      description: "(ext) the patient's: female or male.",
      resolve: ({ voice }) => voice,
    }),
    engine: t.string({
      description: '(ext) which engine plays the patient.',
      resolve: (_offered, _args, { deps }) => deps.patient.engine.name,
    }),
  }),
});

builder.queryField('patientCase', (t) =>
  t.field({
    type: PatientCaseRef,
    nullable: true,
    access: 'learner',
    args: { levelSlug: t.arg.string() },
    resolve: (_root, { levelSlug }, context) =>
      getPatientCase(context.deps, learnerOf(context).learnerId, levelSlug),
  }),
);

builder.mutationField('completePatientCase', (t) =>
  t.once({
    type: MutationResultRef,
    description:
      '(ext) ends a conversation about a case, by default the latest: the case counts as completed. It takes a turn of the learner.',
    args: { patientCaseId: t.arg.id(), conversationId: t.arg.id({ required: false }) },
    resolve: async (_root, { patientCaseId, conversationId }, context) => {
      const { learnerId } = learnerOf(context);
      const ended = { learnerId, caseVersionId: patientCaseId, conversationId: conversationId ?? null };
      return mutationResult('case', await completePatientCase(context.deps, context.call, ended));
    },
  }),
);
