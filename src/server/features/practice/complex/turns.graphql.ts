import { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { builder } from '../../../graphql/builder.ts';
import { type Context, learnerOf } from '../../../graphql/context.ts';
import { learningLanguageOf } from '../../accounts/accounts.service.ts';
import type { StoredTurn } from '../../conversation/turns.service.ts';
import { feedbackOn } from '../../speech/transcription.graphql.ts';
import { type ClinicalCaseForm, generateReply } from './reply.service.ts';
import { answerRecording, type SpokenAnswer } from './spoken-turns.service.ts';

export const ChatRoleRef = builder.enumType('ChatRole', { values: ['system', 'doctor', 'patient'] as const });

export const ChatMessageInput = builder.inputType('ChatMessageInput', {
  fields: (t) => ({ role: t.field({ type: ChatRoleRef }), content: t.string() }),
});

const VitalSignsInput = builder.inputType('VitalSignsInput', {
  fields: (t) => ({
    bloodPressure: t.string(),
    heartRate: t.string(),
    respiratoryRate: t.string(),
    temperature: t.string(),
  }),
});

const PatientInfoInput = builder.inputType('PatientInfoInput', {
  fields: (t) => ({
    age: t.int(),
    gender: t.string(),
    chiefComplaint: t.string(),
    history: t.string(),
    vitalSigns: t.field({ type: VitalSignsInput }),
  }),
});

const ClinicalCaseInput = builder.inputType('ClinicalCaseInput', {
  fields: (t) => ({
    id: t.id({ required: false }),
    description: t.string(),
    patientInfo: t.field({ type: PatientInfoInput }),
  }),
});

const word = z.string().trim().max(120);
const text = z.string().trim().max(1_000);

const clinicalCaseSchema = z.object({
  id: z.string().max(200).nullish(),
  description: z.string().trim().min(1).max(4_000),
  patientInfo: z.object({
    age: z.int().min(0).max(130),
    gender: word,
    chiefComplaint: text,
    history: text,
    vitalSigns: z.object({ bloodPressure: word, heartRate: word, respiratoryRate: word, temperature: word }),
  }),
});

/** Errors: VAL_001 for a case of impossible size or shape. */
function parseClinicalCase(value: unknown): ClinicalCaseForm {
  const parsed = clinicalCaseSchema.safeParse(value);
  if (!parsed.success) throw new AppError('VAL_001');
  return parsed.data;
}

const AiMessageResultRef = builder.objectRef<StoredTurn>('AiMessageResult').implement({
  fields: (t) => ({
    response: t.exposeString('response'),
    conversationId: t.id({ nullable: true, resolve: ({ conversationId }) => conversationId }),
    turn: t.int({ nullable: true, resolve: ({ turn }) => turn }),
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
