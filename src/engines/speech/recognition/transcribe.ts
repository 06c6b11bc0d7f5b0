import type { Transcription, TranscriptionRequest } from '#domain/conversation/transcription.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import { decodeRecording } from '../decode.ts';
import type { ModelName } from '../phones/readings.ts';
import { hear } from '../pronunciation/evidence.ts';
import type { SpeechModels } from '../pronunciation/models.ts';
import { findSpeech } from '../pronunciation/recording.ts';
import { USUAL } from './decoder-settings.ts';
import { answerOf, listen } from './listen.ts';
import { createPreparer, type Preparer } from './preparation.ts';

export interface Recogniser {
  /**
   * Writes down what was said in a recording of up to 4 MB and 60 s with up to 30 s of speech, as far as it is made
   * of the words of `likely` and `own`. What to trust was fitted to lists of thousands: of a handful, more is taken
   * for said. Same input, same output. Malformed recordings are refused, never thrown.
   */
  transcribe(request: TranscriptionRequest): Promise<Transcription>;
  /**
   * Prepares sets of sentences ahead: a second for tens of thousands, a fifth of it for `own`, and up to 2 ms for
   * each word that is new to the course.
   */
  prepare(expected: Omit<TranscriptionRequest, 'audio'>): Promise<void>;
}

/** One model a language: a second one would double the time. On Spanish the American one does no worse than the French. */
const MODEL: Record<LearningLanguage, ModelName> = {
  en: 'en-us',
  es: 'en-us',
  fr: 'fr-fr',
  de: 'en-us',
  pt: 'en-us',
};

/** Recognition on the acoustic models that pronunciation is scored with. */
export function createRecogniser(models: SpeechModels): Recogniser {
  const preparers = new Map<ModelName, Preparer>();
  const preparerFor = (language: LearningLanguage) => {
    const name = MODEL[language];
    const preparer = preparers.get(name) ?? createPreparer(name, models[name]);
    preparers.set(name, preparer);
    return preparer;
  };
  return {
    async transcribe({ audio, language, likely, own = [] }) {
      const recording = await decodeRecording(audio);
      if (recording.kind === 'refused') return recording;
      const speech = findSpeech(recording.samples);
      if (speech.kind === 'refused') return speech;
      const prepared = await preparerFor(language).prepare(language, likely, own);
      if (prepared === null) return { kind: 'not_understood', readings: [] };
      const heard = hear(models[MODEL[language]].acoustic, recording.samples, speech);
      return answerOf(listen(prepared, heard, USUAL), heard, language);
    },
    async prepare({ language, likely, own = [] }) {
      await preparerFor(language).prepare(language, likely, own);
    },
  };
}
