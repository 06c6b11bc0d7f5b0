import { SPEAKING } from '#domain/oet/speaking/module.ts';
import { builder } from '../../../graphql/builder.ts';
import { learnerOf } from '../../../graphql/context.ts';
import { ChatMessageInput } from '../../practice/complex/turns.graphql.ts';
import { AttemptStateRef } from '../attempts/attempts.graphql.ts';
import { getTurns } from './role-play-turns.service.ts';
import { type TurnAnswer, takeTurn } from './turns.service.ts';

const TURNS = '{number, role, text, source, at_ms, spoken_ms, voice} each';

builder.objectField(AttemptStateRef, 'turns', (t) =>
  t.field({
    type: 'JSON',
    nullable: true,
    description: `Of speaking: what was said so far, ${TURNS}.`,
    resolve: ({ module, progressId }, _args, context) =>
      module === SPEAKING.name ? getTurns(context.deps, learnerOf(context).learnerId, progressId) : null,
  }),
);

const OetAudioResultRef = builder.objectRef<TurnAnswer>('OetAudioResult').implement({
  description:
    'Nothing understood: text and response are empty and nothing is stored. voiceResponse is null when the voice failed: the reply is kept.',
  fields: (t) => ({
    text: t.exposeString('text'),
    response: t.exposeString('response'),
    voiceResponse: t.string({
      nullable: true,
      resolve: async ({ voiceKey }, _args, { deps }) => {
        const mp3 = voiceKey === null ? undefined : await deps.blobs.get(voiceKey);
        return mp3 ? Buffer.from(mp3).toString('base64') : null;
      },
    }),
    turn: t.int({
      nullable: true,
      description: "The number of the other one's turn.",
      resolve: ({ turn }) => turn,
    }),
    turns: t.field({
      type: 'JSON',
      description: `(ext) all turns as they are stored now, ${TURNS}.`,
      resolve: ({ progressId }, _args, context) =>
        getTurns(context.deps, learnerOf(context).learnerId, progressId),
    }),
    readings: t.stringList({
      description: '(ext) what else may have been said, likeliest first.',
      resolve: ({ readings }) => [...readings],
    }),
    dictated: t.exposeBoolean('dictated', {
      description: '(ext) whether text is word for word, or the nearest of what the engine knows.',
    }),
  }),
});

builder.mutationField('processOetAudioAndGenerateResponse', (t) =>
  t.paid({
    type: OetAudioResultRef,
    price: 'audioTurn',
    description:
      "A turn of a role-play, in the attempt's price: nothing is charged. audioData is listened to; correctedText, with audioData '', replaces what was heard in the latest turn and has it answered again; typedText, with audioData '', is a turn that was typed. Without progressId: the learner's latest attempt that is not submitted. Errors: VAL_001 (conversation_moved, conversation_ended, phase_too_early, nothing_said, text_too_long, consent_needed and what is wrong with a recording), SRV_002.",
    args: {
      audioData: t.arg.string(),
      conversationHistory: t.arg({ type: [ChatMessageInput] }),
      progressId: t.arg.id({ required: false }),
      correctedText: t.arg.string({ required: false }),
      correctedTurn: t.arg.int({
        required: false,
        description:
          '(ext) the number of the turn that is corrected: refused where it is not the latest any more.',
      }),
      typedText: t.arg.string({ required: false }),
    },
    resolve: (_root, { conversationHistory: _history, ...sent }, context) => {
      const { progressId = null, correctedText = null, correctedTurn = null, typedText = null } = sent;
      const form = { audioData: sent.audioData, progressId, correctedText, correctedTurn, typedText };
      return takeTurn(context.deps, context.call, learnerOf(context).learnerId, form);
    },
  }),
);
