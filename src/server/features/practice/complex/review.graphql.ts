import type { TurnQuote } from '#domain/oet/speaking/assessment.ts';
import type {
  ConsultationReview,
  Harm,
  KeyPointOutcome,
  MannerOutcome,
  TopicOutcome,
} from '#domain/practice/complex/review.ts';
import { topicName } from '#words/topics.ts';
import { builder } from '../../../graphql/builder.ts';
import { learnerOf } from '../../../graphql/context.ts';
import { ConversationTurnRef } from './complex.graphql.ts';
import type { PastConsultation } from './complex.store.ts';
import {
  type CompletedConsultation,
  findPastConsultation,
  listPastConsultations,
  reviewConsultation,
} from './review.service.ts';

const QuotedTurnRef = builder.objectRef<TurnQuote>('QuotedTurn').implement({
  description: "(ext) words of a turn of the learner's, verbatim.",
  fields: (t) => ({ turn: t.exposeInt('turn'), quote: t.exposeString('quote') }),
});

const CoveredTopicRef = builder.objectRef<TopicOutcome>('CoveredTopic').implement({
  description:
    '(ext) a topic of a consultation, with the turn and the words that earned it, or a sentence to ask for it.',
  fields: (t) => ({
    topic: t.string({ resolve: ({ act }) => act }),
    name: t.string({ resolve: ({ act }) => topicName(act) }),
    turn: t.int({ nullable: true, resolve: ({ earned }) => earned?.turn ?? null }),
    quote: t.string({ nullable: true, resolve: ({ earned }) => earned?.quote ?? null }),
    model: t.exposeString('model', { nullable: true }),
  }),
});

const KeyPointRef = builder.objectRef<KeyPointOutcome>('ReviewedKeyPoint').implement({
  description: "(ext) a point that a good explanation has, in the case's language.",
  fields: (t) => ({
    id: t.exposeID('id'),
    goal: t.exposeString('goal'),
    shown: t.field({ type: QuotedTurnRef, nullable: true, resolve: ({ shown }) => shown }),
    model: t.exposeString('model'),
  }),
});

const MannerRef = builder.objectRef<MannerOutcome>('ReviewedManner').implement({
  description:
    '(ext) how the learner talked: open_first, one_at_a_time, signposting or checking; verdict yes, partly, no, or null without an occasion; limited: told in part in this language.',
  fields: (t) => ({
    manner: t.string({ resolve: ({ manner }) => manner }),
    verdict: t.string({ nullable: true, resolve: ({ verdict }) => verdict }),
    shown: t.field({ type: [QuotedTurnRef], resolve: ({ shown }) => [...shown] }),
    limited: t.exposeBoolean('limited'),
    model: t.exposeString('model', { nullable: true }),
  }),
});

const HarmRef = builder.objectRef<Harm>('ReviewedHarm').implement({
  description:
    '(ext) what may harm: allergen, opposite, wrong_answer or dread, and what of the case it stands against.',
  fields: (t) => ({
    kind: t.string({ resolve: ({ kind }) => kind }),
    shown: t.field({ type: QuotedTurnRef, resolve: ({ shown }) => shown }),
    against: t.exposeString('against'),
  }),
});

const ConsultationReviewRef = builder.objectRef<ConsultationReview>('ConsultationReview').implement({
  description: '(ext) what a consultation comes to, from the stored turns alone.',
  fields: (t) => ({
    harms: t.field({ type: [HarmRef], resolve: ({ harms }) => [...harms] }),
    keyPoints: t.field({ type: [KeyPointRef], resolve: ({ keyPoints }) => [...keyPoints] }),
    covered: t.field({
      type: [CoveredTopicRef],
      resolve: ({ topics }) => topics.filter(({ earned }) => earned !== null),
    }),
    missed: t.field({
      type: [CoveredTopicRef],
      resolve: ({ topics }) => topics.filter(({ earned }) => earned === null),
    }),
    manners: t.field({ type: [MannerRef], resolve: ({ manners }) => [...manners] }),
    engine: t.string({ resolve: (_review, _args, { deps }) => deps.understanding.engine.name }),
  }),
});

const PastConsultationRef = builder.objectRef<PastConsultation>('PastConsultation').implement({
  description: "(ext) a completed consultation; without goals its review hasn't been read yet.",
  fields: (t) => ({
    conversationId: t.exposeID('conversationId'),
    title: t.exposeString('title'),
    language: t.exposeString('language'),
    completedAt: t.expose('completedAt', { type: 'DateTime' }),
    goalsMet: t.int({ nullable: true, resolve: ({ goals }) => goals?.met ?? null }),
    goals: t.int({ nullable: true, resolve: ({ goals }) => goals?.total ?? null }),
  }),
});

const CompletedConsultationRef = builder.objectRef<CompletedConsultation>('CompletedConsultation').implement({
  description: '(ext) a completed consultation with what was said and the case as it was.',
  fields: (t) => ({
    conversationId: t.id({ resolve: ({ conversation }) => conversation.id }),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    language: t.exposeString('language'),
    voice: t.string({ resolve: ({ voice }) => voice }),
    completedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ conversation }) => conversation.completedAt,
    }),
    turns: t.field({ type: [ConversationTurnRef], resolve: ({ conversation }) => [...conversation.turns] }),
  }),
});

builder.queryFields((t) => ({
  consultationReview: t.field({
    type: ConsultationReviewRef,
    access: 'learner',
    args: { conversationId: t.arg.id() },
    resolve: (_root, { conversationId }, context) =>
      reviewConsultation(context.deps, learnerOf(context).learnerId, conversationId),
  }),
  pastConsultations: t.field({
    type: [PastConsultationRef],
    description: "(ext) the learner's completed consultations, newest first.",
    access: 'learner',
    resolve: async (_root, _args, context) => [
      ...(await listPastConsultations(context.deps, learnerOf(context).learnerId)),
    ],
  }),
  pastConsultation: t.field({
    type: CompletedConsultationRef,
    description: '(ext) one of them.',
    access: 'learner',
    args: { conversationId: t.arg.id() },
    resolve: (_root, { conversationId }, context) =>
      findPastConsultation(context.deps, learnerOf(context).learnerId, conversationId),
  }),
}));
