import type { Transcription, TranscriptionRequest } from '#domain/conversation/transcription.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import { openingSentences } from '../../understanding/sentences.ts';
import { decodeRecording } from '../decode.ts';
import type { ModelName } from '../phones/readings.ts';
import { hear } from '../pronunciation/evidence.ts';
import type { SpeechModels } from '../pronunciation/models.ts';
import { findSpeech } from '../pronunciation/recording.ts';
import { OPENING, USUAL } from './decoder-settings.ts';
import { answerOf, better, listen, mayGreet } from './listen.ts';
import { createPreparer, type Preparer } from './preparation.ts';

export interface Recogniser {
  /**
   * Writes down what was said in a recording of up to 4 MB and 60 s with up to 30 s of speech, as far as it is made
   * of the words of `likely`, or is one of `greetings` and what mostly follows. What to trust was fitted to lists of
   * thousands: of a handful, more is taken for said. Same input, same output. Malformed recordings are refused, never
   * thrown.
   */
  transcribe(request: TranscriptionRequest): Promise<Transcription>;
  /**
   * Prepares sets of sentences ahead: 0.3 s for thousands, as much for greetings, and up to 2 ms for each word that is
   * new to the course.
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
  const prepareOpening = (language: LearningLanguage, greetings: readonly string[]) =>
    preparerFor(language).prepareOpening(language, [...greetings, ...openingSentences(language)]);
  return {
    async transcribe({ audio, language, likely, greetings = [] }) {
      const recording = await decodeRecording(audio);
      if (recording.kind === 'refused') return recording;
      const speech = findSpeech(recording.samples);
      if (speech.kind === 'refused') return speech;
      const prepared = await preparerFor(language).prepare(language, likely);
      if (prepared === null) return { kind: 'not_understood', readings: [] };
      const heard = hear(models[MODEL[language]].acoustic, recording.samples, speech);
      const usual = listen(prepared, heard, USUAL);
      const opening = mayGreet(usual, greetings) ? await prepareOpening(language, greetings) : null;
      const best = opening === null ? usual : better(usual, listen(opening, heard, OPENING), greetings);
      return answerOf(best, heard, language);
    },
    async prepare({ language, likely, greetings = [] }) {
      await preparerFor(language).prepare(language, likely);
      if (greetings.length > 0) await prepareOpening(language, greetings);
    },
  };
}
