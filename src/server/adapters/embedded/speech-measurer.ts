import type { Pool } from '#engines/pool.ts';
import type { SpeechHandlers } from '#engines/speech/speech-worker.ts';
import type { SpeechMeasurer } from '../../ports/speech-measurer.ts';

/** Measures speech in the threads that also write it down. */
export function embeddedSpeechMeasurer(scoring: Pick<Pool<SpeechHandlers>, 'run'>): SpeechMeasurer {
  return { measure: (request, signal) => scoring.run('measure', request, { signal }) };
}
