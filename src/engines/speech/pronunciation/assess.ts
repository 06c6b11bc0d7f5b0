import type { PronunciationAssessment, PronunciationRequest } from '#domain/practice/pronunciation.ts';
import { decodeRecording, SPEECH_RATE } from '../decode.ts';
import { synthesize } from '../espeak.ts';
import { resample } from '../resample.ts';
import { assessEnglish, createEnglish, type English } from './english.ts';
import { assessForeign, createForeign, type Foreign } from './foreign.ts';
import { loadSpeechModels, type SpeechModels } from './models.ts';
import { findSpeech } from './recording.ts';

export interface PronunciationAssessor {
  /**
   * Scores a recording, or says why it can't be scored. English is scored better with what the encoder of dictation
   * makes of it (`listen` in dictation-worker.ts), and without by scales of their own. Same input, same output.
   */
  assess(request: PronunciationRequest, frames?: Float32Array | null): Promise<PronunciationAssessment>;
}

/**
 * Loads what English needs and warms up (half a second, 60 MB); other languages add a model when they are first asked
 * for (0.2 s, 30 MB). A recording of three seconds takes 0.2 to 0.3 s of computing; terms that are new to the engine
 * take some 20 ms a word more.
 */
export async function createPronunciationAssessor(
  models: SpeechModels = loadSpeechModels(),
): Promise<PronunciationAssessor> {
  const english = createEnglish(models['en-us']);
  let foreign: Foreign | undefined;
  await warmUp(english);
  return {
    async assess(request, frames) {
      const recording = await decodeRecording(request.audio);
      if (recording.kind === 'refused') return recording;
      const speech = findSpeech(recording.samples);
      if (speech.kind === 'refused') return speech;
      if (request.language === 'en')
        return assessEnglish(english, request, { samples: recording.samples, speech, frames });
      foreign ??= createForeign(models['en-us'], models['fr-fr']);
      return assessForeign(foreign, request, recording.samples, speech);
    },
  };
}

/** The first recordings take ten times as long as later ones: better at the start than when a learner waits. */
async function warmUp(english: English): Promise<void> {
  const { pcm, sampleRate } = await synthesize('high blood pressure', 'en-us+klatt4');
  const samples = resample(pcm, sampleRate, SPEECH_RATE);
  const speech = findSpeech(samples);
  if (speech.kind === 'refused') return;
  const request = { audio: new Uint8Array(), expectedTerm: 'high blood pressure', otherTerms: [] };
  await assessEnglish(english, { ...request, language: 'en' }, { samples, speech });
}
