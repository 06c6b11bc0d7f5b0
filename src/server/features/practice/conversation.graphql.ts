import type { LearningLanguage } from '#domain/languages.ts';
import { heardFeedback, notUnderstoodFeedback } from '#words/heard-feedback.ts';
import { builder } from '../../graphql/builder.ts';
import { type Context, learnerOf } from '../../graphql/context.ts';
import { getLearner } from '../accounts/accounts.service.ts';
import type { StoredTurn } from '../conversation/conversation.service.ts';
import {
  ChatMessageInput,
  ClinicalCaseInput,
  parseClinicalCase,
  TurnContextInput,
} from './clinical-case.input.ts';
import { generateReply } from './reply.service.ts';
import {
  answerRecording,
  type HeardTurn,
  type SpokenAnswer,
  transcribeTurn,
} from './spoken-turns.service.ts';

const AiMessageResultRef = builder.objectRef<StoredTurn>('AiMessageResult').implement({
  fields: (t) => ({
    response: t.exposeString('response'),
    conversationId: t.id({ nullable: true, resolve: ({ conversationId }) => conversationId }),
    turn: t.int({ nullable: true, resolve: ({ turn }) => turn }),
  }),
});

const feedbackOn = ({ understood, score }: HeardTurn) =>
  understood ? heardFeedback(score) : notUnderstoodFeedback();

const TranscriptionResultRef = builder.objectRef<HeardTurn>('TranscriptionResult').implement({
  description: 'score is null where nothing was understood.',
  fields: (t) => ({
    text: t.exposeString('text'),
    score: t.exposeFloat('score', { nullable: true }),
    feedback: t.string({ resolve: feedbackOn }),
    readings: t.stringList({
      description: '(ext) what else may have been said, likeliest first.',
      resolve: ({ readings }) => [...readings],
    }),
    dictated: t.exposeBoolean('dictated', {
      description: '(ext) whether text is word for word, or the nearest of what the engine knows.',
    }),
    engine: t.string({
      description: '(ext) which engine listened.',
      resolve: (_heard, _args, { deps }) => deps.transcriber.engine.name,
    }),
  }),
});

const AudioConversationResultRef = builder.objectRef<SpokenAnswer>('AudioConversationResult').implement({
  description: 'voiceResponse is null when the voice failed: the reply is kept.',
  fields: (t) => ({
    text: t.exposeString('text'),
    score: t.exposeFloat('score', { nullable: true }),
    feedback: t.string({ resolve: feedbackOn }),
    response: t.exposeString('response'),
    voiceResponse: t.string({
      nullable: true,
      resolve: async ({ voiceKey }, _args, { deps }) => {
        const mp3 = voiceKey === null ? undefined : await deps.blobs.get(voiceKey);
        return mp3 ? Buffer.from(mp3).toString('base64') : null;
      },
    }),
    conversationId: t.id({ nullable: true, resolve: ({ conversationId }) => conversationId }),
    turn: t.int({ nullable: true, resolve: ({ turn }) => turn }),
    readings: t.stringList({
      description: '(ext) what else may have been said, likeliest first.',
      resolve: ({ readings }) => [...readings],
    }),
  }),
});

async function speakerOf(context: Context): Promise<{ learnerId: string; learning: LearningLanguage }> {
  const { learnerId } = learnerOf(context);
  const { languageToLearn } = await getLearner(context.deps, learnerId);
  return { learnerId, learning: languageToLearn as LearningLanguage };
}

builder.mutationFields((t) => ({
  generateAiMessage: t.paid({
    type: AiMessageResultRef,
    price: 'aiMessage',
    description:
      "Answers the doctor's latest turn of the history. Without conversationId a conversation is begun. Errors: VAL_001 (nothing_said, text_too_long, conversation_moved, conversation_ended), SRV_002.",
    args: {
      conversationHistory: t.arg({ type: [ChatMessageInput] }),
      clinicalCase: t.arg({ type: ClinicalCaseInput }),
      conversationId: t.arg.id({ required: false }),
    },
    resolve: async (_root, { conversationHistory, clinicalCase, conversationId }, context) => {
      const form = { conversationHistory, conversationId, clinicalCase: parseClinicalCase(clinicalCase) };
      return generateReply(context.deps, context.call, { ...form, ...(await speakerOf(context)) });
    },
  }),
  transcribeAudio: t.paid({
    type: TranscriptionResultRef,
    price: 'transcription',
    description: 'What was not understood has an empty text, no score and costs nothing.',
    args: { audioData: t.arg.string(), context: t.arg({ type: TurnContextInput, required: false }) },
    resolve: async (_root, { audioData, context: turn }, context) => {
      const form = { audioData, context: turn ?? {}, ...(await speakerOf(context)) };
      return transcribeTurn(context.deps, context.call, form);
    },
  }),
  processAudioAndGenerateResponse: t.paid({
    type: AudioConversationResultRef,
    price: 'audioTurn',
    description:
      'Listens, answers and speaks. What was not understood answers with empty texts, appends no turn and costs nothing.',
    args: {
      audioData: t.arg.string(),
      conversationHistory: t.arg({ type: [ChatMessageInput] }),
      clinicalCase: t.arg({ type: ClinicalCaseInput }),
      isComplexPractice: t.arg.boolean({ required: false }),
      conversationId: t.arg.id({ required: false }),
    },
    resolve: async (_root, { clinicalCase, isComplexPractice: _mode, ...rest }, context) => {
      const form = { ...rest, clinicalCase: parseClinicalCase(clinicalCase) };
      return answerRecording(context.deps, context.call, { ...form, ...(await speakerOf(context)) });
    },
  }),
}));
