import type { PronunciationAssessment, PronunciationRequest } from '#domain/practice/pronunciation.ts';
import { decodeRecording } from '../decode.ts';
import { assessEnglish, createEnglish } from './english.ts';
import { assessForeign, createForeign } from './foreign.ts';
import { loadSpeechModel } from './models.ts';
import { findSpeech } from './recording.ts';

export interface PronunciationAssessor {
  /** Scores a recording, or says why it can't be scored. Same input, same output. */
  assess(request: PronunciationRequest): Promise<PronunciationAssessment>;
}

/**
 * Loads the acoustic models (0.3 s, 60 MB). A recording of three seconds takes 0.2 to 0.3 s of computing; terms
 * that are new to the engine take some 20 ms a word more.
 */
export async function createPronunciationAssessor(): Promise<PronunciationAssessor> {
  const american = loadSpeechModel('en-us');
  const english = createEnglish(american);
  const foreign = createForeign(american, loadSpeechModel('fr-fr'));
  return {
    async assess(request) {
      const recording = await decodeRecording(request.audio);
      if (recording.kind === 'refused') return recording;
      const speech = findSpeech(recording.samples);
      if (speech.kind === 'refused') return speech;
      return request.language === 'en'
        ? assessEnglish(english, request, recording.samples, speech)
        : assessForeign(foreign, request, recording.samples, speech);
    },
  };
}
