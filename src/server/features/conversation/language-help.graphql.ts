import { builder } from '../../graphql/builder.ts';
import { learnerOf } from '../../graphql/context.ts';
import { learningLanguageOf } from '../accounts/accounts.service.ts';
import { translateText } from '../speech/translations.service.ts';
import { generateVoice } from '../speech/voices.service.ts';
import { patientsOf } from './conversation.service.ts';

const TranslationResultRef = builder.objectRef<{ translatedText: string }>('TranslationResult').implement({
  fields: (t) => ({ translatedText: t.exposeString('translatedText') }),
});

export const VoiceResultRef = builder.objectRef<{ mp3: Uint8Array }>('VoiceResult').implement({
  description: 'audioData: base64 MP3.',
  fields: (t) => ({
    audioData: t.string({ resolve: ({ mp3 }) => Buffer.from(mp3).toString('base64') }),
    engine: t.string({
      description: '(ext) which engine spoke.',
      resolve: (_voice, _args, { deps }) => deps.synthesizer.engine.name,
    }),
  }),
});

builder.mutationFields((t) => ({
  translateText: t.paid({
    type: TranslationResultRef,
    price: 'translation',
    description:
      'The source is by default the language that is being learned; what was said in a role-play is English. Errors: VAL_001 (no_translation).',
    args: {
      text: t.arg.string(),
      targetLanguage: t.arg.string(),
      sourceLanguage: t.arg.string({ required: false }),
    },
    resolve: async (_root, { text, targetLanguage, sourceLanguage }, context) => {
      const { deps, call } = context;
      const { learnerId } = learnerOf(context);
      const learning = await learningLanguageOf(deps, learnerId);
      const form = { text, targetLanguage, sourceLanguage: sourceLanguage ?? null, learning };
      return { translatedText: await translateText(deps, call, form, patientsOf(deps, learnerId)) };
    },
  }),
  generateVoice: t.paid({
    type: VoiceResultRef,
    price: 'voice',
    description: 'The language is by default the one that is being learned. voice: female or male.',
    args: {
      text: t.arg.string(),
      language: t.arg.string({ required: false }),
      voice: t.arg.string({ required: false }),
    },
    resolve: async (_root, { text, language, voice }, context) => {
      const { deps, call } = context;
      const { learnerId } = learnerOf(context);
      const learning = await learningLanguageOf(deps, learnerId);
      const form = { learnerId, text, language: language ?? learning, voice };
      return { mp3: await generateVoice(deps, call, form, patientsOf(deps, learnerId)) };
    },
  }),
}));
