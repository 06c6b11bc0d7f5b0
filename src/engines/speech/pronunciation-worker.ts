import type { PronunciationAssessment, PronunciationRequest } from '#domain/practice/pronunciation.ts';
import { serveJobs } from '../worker.ts';
import { synthesize } from './espeak.ts';
import { createPronunciationAssessor, type PronunciationAssessor } from './pronunciation/assess.ts';
import { writeWav } from './wav.ts';

let assessor: PronunciationAssessor;

const handlers = {
  async assess(request: PronunciationRequest): Promise<PronunciationAssessment> {
    return assessor.assess(request);
  },
};

export type PronunciationHandlers = typeof handlers;

/** The first score of each model takes half a second more than the others: no learner shall wait for it. */
async function warmUp(): Promise<void> {
  const { pcm, sampleRate } = await synthesize('patient', 'en-us+klatt4');
  const audio = writeWav(pcm, sampleRate);
  for (const language of ['en', 'fr'] as const) {
    await assessor.assess({ audio, expectedTerm: 'patient', language, otherTerms: [] });
  }
}

await serveJobs({
  warm: async () => {
    assessor = await createPronunciationAssessor();
    await warmUp();
  },
  handlers,
});
