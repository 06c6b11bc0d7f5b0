import type { Pool } from '#engines/pool.ts';
import type { SpeechHandlers } from '#engines/speech/speech-worker.ts';
import type { Transcriber } from '../../ports/transcriber.ts';

/** The recognition that ships with the product. It knows the words of the likely sentences and no others. */
export function embeddedTranscriber(scoring: Pick<Pool<SpeechHandlers>, 'run'>): Transcriber {
  return {
    engine: {
      id: 'embedded-transcriber-1',
      name: 'Bedside recognition (CMU Sphinx models)',
      remote: false,
    },
    prepare: (expected) => {
      scoring.run('prepare', expected).catch(() => {});
    },
    transcribe: (request, signal) => scoring.run('transcribe', request, { signal }),
  };
}
