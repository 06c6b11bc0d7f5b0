import { heardFeedback, notUnderstoodFeedback } from '#words/heard-feedback.ts';
import { builder } from '../../graphql/builder.ts';
import { learnerOf } from '../../graphql/context.ts';
import { learningLanguageOf } from '../accounts/accounts.service.ts';
import { type HeardRecording, transcribeRecording } from './transcription.service.ts';

const TurnContextInput = builder.inputType('TurnContextInput', {
  description: 'What was likely to be said at this turn, for engines that need it.',
  fields: (t) => ({
    guidedPracticeId: t.id({ required: false }),
    patientCaseId: t.id({ required: false }),
    conversationId: t.id({ required: false }),
    progressId: t.id({ required: false }),
  }),
});

export const feedbackOn = ({ understood, score }: HeardRecording) =>
  understood ? heardFeedback(score) : notUnderstoodFeedback();

const TranscriptionResultRef = builder.objectRef<HeardRecording>('TranscriptionResult').implement({
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

builder.mutationField('transcribeAudio', (t) =>
  t.paid({
    type: TranscriptionResultRef,
    price: 'transcription',
    description: 'What was not understood has an empty text, no score and costs nothing.',
    args: { audioData: t.arg.string(), context: t.arg({ type: TurnContextInput, required: false }) },
    resolve: async (_root, { audioData, context: turn }, context) => {
      const { learnerId } = learnerOf(context);
      const learning = await learningLanguageOf(context.deps, learnerId);
      const form = { audioData, context: turn ?? {}, learnerId, learning };
      return transcribeRecording(context.deps, context.call, form);
    },
  }),
);
