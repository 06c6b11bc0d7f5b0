import type { Pool } from '#engines/pool.ts';
import type { SpeechHandlers } from '#engines/speech/speech-worker.ts';
import type { PronunciationAssessor } from '../../ports/pronunciation-assessor.ts';

/** The scoring that ships with the product. */
export function embeddedPronunciationAssessor(
  scoring: Pick<Pool<SpeechHandlers>, 'run'>,
): PronunciationAssessor {
  return {
    engine: {
      id: 'embedded-pronunciation-1',
      name: 'Bedside pronunciation (CMU Sphinx models)',
      remote: false,
    },
    assess: (request, signal) => scoring.run('assess', request, { signal }),
  };
}
