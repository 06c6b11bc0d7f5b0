import type { Pool } from '#engines/pool.ts';
import type { DictationHandlers } from '#engines/speech/dictation-worker.ts';
import type { SpeechHandlers } from '#engines/speech/speech-worker.ts';
import type { PronunciationAssessor } from '../../ports/pronunciation-assessor.ts';

type Runs<Handlers extends DictationHandlers | SpeechHandlers> = Pick<Pool<Handlers>, 'run'>;

/**
 * The scoring that ships with the product. English is also heard by the encoder of dictation, which stands in that
 * thread alone as it is large; where it can't be asked the acoustic models score by themselves.
 */
export function embeddedPronunciationAssessor(
  scoring: Runs<SpeechHandlers>,
  openDictation: () => Runs<DictationHandlers>,
): PronunciationAssessor {
  async function framesOf(audio: Uint8Array, signal: AbortSignal): Promise<Float32Array | null> {
    try {
      return await openDictation().run('listen', { audio }, { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      return null;
    }
  }

  return {
    engine: {
      id: 'embedded-pronunciation-2',
      name: 'Bedside pronunciation (CMU Sphinx and Moonshine models)',
      remote: false,
    },
    async assess(request, signal) {
      if (request.language !== 'en') return scoring.run('assess', request, { signal });
      const frames = await framesOf(request.audio, signal);
      return scoring.run('assess', { ...request, frames }, { signal });
    },
  };
}
