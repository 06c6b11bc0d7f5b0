import { AppError } from '#domain/errors.ts';
import type { WiredTurn } from '#domain/oet/speaking/turns-wire.ts';
import { builder } from '../../../graphql/builder.ts';
import { ChatMessageInput } from '../../conversation/conversation.graphql.ts';

interface RolePlayAnswer {
  readonly text: string;
  readonly response: string;
  readonly voiceKey: string | null;
  readonly turn: number | null;
  readonly turns: readonly WiredTurn[];
  readonly readings: readonly string[];
  readonly dictated: boolean;
}

const OetAudioResultRef = builder.objectRef<RolePlayAnswer>('OetAudioResult').implement({
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
      description: '(ext) all turns as they are stored now: {number, role, text, source, at_ms, voice}.',
      resolve: ({ turns }) => turns,
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
    resolve: async (): Promise<RolePlayAnswer> => {
      throw new AppError('SRV_002');
    },
  }),
);
