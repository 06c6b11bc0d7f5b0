import type { Transcription, TranscriptionRequest } from '#domain/conversation/transcription.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import { decodeRecording } from '../decode.ts';
import type { ModelName } from '../phones/readings.ts';
import { hear } from '../pronunciation/evidence.ts';
import type { SpeechModels } from '../pronunciation/models.ts';
import { findSpeech } from '../pronunciation/recording.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import { createPreparer, type Preparation, type Preparer } from './preparation.ts';
import { SURE, trustIn, weighCandidate } from './trust.ts';

export interface Recogniser {
  /**
   * Writes down what was said in a recording of up to 4 MB and 60 s with up to 30 s of speech, as far as it is made
   * of the words of `likely`. What to trust was fitted to lists of thousands: of a handful, more is taken for said. Same
   * input, same output. Malformed recordings are refused, never thrown.
   */
  transcribe(request: TranscriptionRequest): Promise<Transcription>;
  /** Prepares a set of sentences ahead: 0.3 s for thousands, and up to 2 ms for each word that is new to the course. */
  prepare(language: LearningLanguage, likely: readonly string[]): Promise<void>;
}

/** One model a language: a second one would double the time. On Spanish the American one does no worse than the French. */
const MODEL: Record<LearningLanguage, ModelName> = {
  en: 'en-us',
  es: 'en-us',
  fr: 'fr-fr',
  de: 'en-us',
  pt: 'en-us',
};
const MOST_READINGS = 3;
/** Of what was not understood. */
const MOST_GUESSES = 2;
/** No reading is certain, in percent. */
const MOST_CONFIDENCE = 99;
/** In nats a word. */
const LEAST_PRIOR = -5;

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
    async transcribe({ audio, language, likely }) {
      const recording = await decodeRecording(audio);
      if (recording.kind === 'refused') return recording;
      const speech = findSpeech(recording.samples);
      if (speech.kind === 'refused') return speech;
      const prepared = await preparerFor(language).prepare(language, likely);
      if (prepared === null) return { kind: 'not_understood', readings: [] };
      const heard = hear(models[MODEL[language]].acoustic, recording.samples, speech);
      const candidates = findCandidates(prepared, heard);
      const evidence = weighCandidate(prepared, heard, candidates);
      if (evidence === null) return { kind: 'not_understood', readings: [] };
      const trust = trustIn(evidence, language);
      if (trust < SURE) {
        // Guesses that are put together word by word read like nonsense: only what people do say is offered.
        const guesses = textsOf(
          prepared,
          candidates.filter(({ isListed }) => isListed),
        );
        return { kind: 'not_understood', readings: guesses.slice(0, MOST_GUESSES) };
      }
      const [best, ...others] = candidates as [Candidate, ...Candidate[]];
      const [text, ...readings] = textsOf(prepared, [best, ...others.filter(isPhrase)], 1) as [
        string,
        ...string[],
      ];
      const confidence = Math.min(MOST_CONFIDENCE, Math.round(1000 * trust) / 10);
      return { kind: 'heard', text, confidence, readings, dictated: false };
    },
    async prepare(language, likely) {
      await preparerFor(language).prepare(language, likely);
    },
  };
}

/** Whether somebody might say it: a guess that is put together at random helps nobody. */
function isPhrase({ isListed, prior, words }: Candidate): boolean {
  const stutters = words.some((word, index) => word === words[index - 1]);
  return !stutters && (isListed || prior / words.length > LEAST_PRIOR);
}

/** Texts that differ in more than capitals and marks, at most three besides the first `kept`. */
function textsOf({ book }: Preparation, candidates: readonly Candidate[], kept = 0): string[] {
  const byLetters = new Map<string, string>();
  for (const { sentences } of candidates) {
    const text = sentences.map((sentence) => book.write(sentence)).join(' ');
    const letters = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (!byLetters.has(letters)) byLetters.set(letters, text);
  }
  return [...byLetters.values()].slice(0, kept + MOST_READINGS);
}
