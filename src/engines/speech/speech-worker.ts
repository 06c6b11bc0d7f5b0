import { readFile } from 'node:fs/promises';
import type { Transcription, TranscriptionRequest } from '#domain/conversation/transcription.ts';
import type { SpeechMeasures } from '#domain/oet/speaking/assessment.ts';
import type { PronunciationAssessment, PronunciationRequest } from '#domain/practice/pronunciation.ts';
import { serveJobs } from '../worker.ts';
import { findSpoken, type Spoken } from './dictation/listen.ts';
import { createSpeechMeasurer, type SpeechMeasurer, type SpeechToMeasure } from './fluency/measure.ts';
import { createPronunciationAssessor, type PronunciationAssessor } from './pronunciation/assess.ts';
import { loadSpeechModels } from './pronunciation/models.ts';
import type { NoSpeech } from './pronunciation/recording.ts';
import { createRecogniser, type Recogniser } from './recognition/transcribe.ts';
import { usuallySaid } from './recognition/usually-said.ts';

let assessor: PronunciationAssessor;
let recogniser: Recogniser;
let measurer: SpeechMeasurer;

const handlers = {
  /** What the encoder of dictation has to hear before a score, or why there will be none. */
  async findSpoken({ audio }: Pick<PronunciationRequest, 'audio'>): Promise<Spoken | NoSpeech> {
    return findSpoken(audio);
  },
  /** `frames` is what `listen` in dictation-worker.ts gave for the recording. */
  async assess({
    frames,
    ...request
  }: PronunciationRequest & { readonly frames?: Float32Array | null }): Promise<PronunciationAssessment> {
    return assessor.assess(request, frames);
  },
  /** Prepares for a conversation ahead: seconds, where a language is new to this thread. */
  async prepare(expected: Omit<TranscriptionRequest, 'audio'>): Promise<void> {
    await recogniser.prepare({ ...expected, likely: usuallySaid(expected) });
  },
  async measure(speech: SpeechToMeasure): Promise<SpeechMeasures | null> {
    return measurer.measure(speech);
  },
  async transcribe(request: TranscriptionRequest): Promise<Transcription> {
    return recogniser.transcribe({ ...request, likely: usuallySaid(request) });
  },
};

export type SpeechHandlers = typeof handlers;

/**
 * The first score and the first text of a recording as browsers make it take a second more than later ones: no learner
 * shall wait for it. For what is measured nobody does.
 */
async function warmUp(): Promise<void> {
  const audio = new Uint8Array(await readFile(new URL('fixtures/recorder.webm', import.meta.url)));
  for (const _ of [1, 2]) {
    await assessor.assess({
      audio,
      expectedTerm: 'hypertension',
      language: 'en',
      otherTerms: ['hypotension'],
    });
    await recogniser.transcribe({ audio, language: 'en', likely: ['hypertension', 'doctor'] });
  }
}

await serveJobs({
  warm: async () => {
    const models = loadSpeechModels();
    assessor = await createPronunciationAssessor(models);
    recogniser = createRecogniser(models);
    measurer = createSpeechMeasurer(models);
    await warmUp();
  },
  handlers,
});
