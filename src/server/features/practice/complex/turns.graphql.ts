import { builder } from '../../../graphql/builder.ts';
import { type Context, learnerOf } from '../../../graphql/context.ts';
import { learningLanguageOf } from '../../accounts/accounts.service.ts';
import { AiMessageResultRef, ChatMessageInput } from '../../conversation/conversation.graphql.ts';
import { feedbackOn } from '../../speech/transcription.graphql.ts';
import { ClinicalCaseInput, parseClinicalCase } from './clinical-case.input.ts';
import { generateReply } from './reply.service.ts';
import { answerRecording, type SpokenAnswer } from './spoken-turns.service.ts';

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

async function speakerOf(context: Context) {
  const { learnerId } = learnerOf(context);
  return { learnerId, learning: await learningLanguageOf(context.deps, learnerId) };
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
