import type { LearningLanguage } from '#domain/languages.ts';
import type { Transcription, TranscriptionRequest } from '#domain/practice/complex/transcription.ts';
import { decodeRecording } from '../decode.ts';
import type { ModelName } from '../phones/readings.ts';
import { hear } from '../pronunciation/evidence.ts';
import type { SpeechModels } from '../pronunciation/models.ts';
import { findSpeech } from '../pronunciation/recording.ts';
import { findCandidates } from './candidates.ts';
import { createPreparer, type Preparation } from './preparation.ts';
import { SURE, trustIn, weighCandidate } from './trust.ts';

export interface Recogniser {
  /**
   * Writes down what was said in a recording of up to 4 MB and 60 s with up to 30 s of speech, as far as it is made
   * of the words of `likely`. Same input, same output. Malformed recordings are refused, never thrown.
   */
  transcribe(request: TranscriptionRequest): Promise<Transcription>;
  /** Prepares a set of sentences ahead: up to 4 s for thousands that are new. */
  prepare(language: LearningLanguage, likely: readonly string[]): Promise<void>;
}

/** One model a language: the second one would double the time and adds little. */
const MODEL: Record<LearningLanguage, ModelName> = {
  en: 'en-us',
  es: 'en-us',
  fr: 'fr-fr',
  de: 'en-us',
  pt: 'en-us',
};
const MOST_READINGS = 3;

/** Recognition on the acoustic models that pronunciation is scored with. */
export function createRecogniser(models: SpeechModels): Recogniser {
  const preparers = {
    'en-us': createPreparer('en-us', models['en-us']),
    'fr-fr': createPreparer('fr-fr', models['fr-fr']),
  };
  return {
    async transcribe({ audio, language, likely }) {
      const recording = await decodeRecording(audio);
      if (recording.kind === 'refused') return recording;
      const speech = findSpeech(recording.samples);
      if (speech.kind === 'refused') return speech;
      const name = MODEL[language];
      const prepared = await preparers[name].prepare(language, likely);
      if (prepared === null) return { kind: 'not_understood', readings: [] };
      const heard = hear(models[name].acoustic, recording.samples, speech);
      const candidates = findCandidates(prepared, heard);
      const evidence = weighCandidate(prepared, heard, candidates);
      if (evidence === null) return { kind: 'not_understood', readings: [] };
      const texts = differing(candidates.map(({ sentences }) => textOf(prepared, sentences)));
      const trust = trustIn(evidence, language);
      if (trust < SURE) return { kind: 'not_understood', readings: texts.slice(0, MOST_READINGS) };
      const [text, ...readings] = texts as [string, ...string[]];
      const confidence = Math.round(1000 * trust) / 10;
      return { kind: 'heard', text, confidence, readings: readings.slice(0, MOST_READINGS), dictated: false };
    },
    async prepare(language, likely) {
      await preparers[MODEL[language]].prepare(language, likely);
    },
  };
}

function textOf({ book }: Preparation, sentences: readonly (readonly number[])[]): string {
  return sentences.map((sentence) => book.write(sentence)).join(' ');
}

/** Without those that differ only in capitals and marks from one before. */
function differing(texts: readonly string[]): string[] {
  const byLetters = new Map<string, string>();
  for (const text of texts) {
    const letters = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (!byLetters.has(letters)) byLetters.set(letters, text);
  }
  return [...byLetters.values()];
}
