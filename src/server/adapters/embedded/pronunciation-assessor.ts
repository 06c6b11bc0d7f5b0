import type { Logger } from 'pino';
import type { Pool } from '#engines/pool.ts';
import type { DictationHandlers } from '#engines/speech/dictation-worker.ts';
import type { SpeechHandlers } from '#engines/speech/speech-worker.ts';
import type { PronunciationAssessor } from '../../ports/pronunciation-assessor.ts';
import { CHAIN_MS, isFailure, within } from './deadline.ts';

type Runs<Handlers extends DictationHandlers | SpeechHandlers> = Pick<Pool<Handlers>, 'run'>;

export interface PronunciationEngines {
  readonly scoring: Runs<SpeechHandlers>;
  readonly openDictation: () => Runs<DictationHandlers>;
  readonly log: Pick<Logger, 'warn'>;
  /** For hearing a recording, the wait for the thread's start or for another's turn with it. Default 15,000. */
  readonly listenMs?: number;
}

/**
 * The scoring that ships with the product. English is also heard by the encoder of dictation, which stands in that
 * thread alone as it is large. Where it has too much to do the score is refused as overloaded, since the same recording
 * would score differently without; the acoustic models score by themselves where it can't run, fails or too much is said.
 */
export function embeddedPronunciationAssessor({
  scoring,
  openDictation,
  log,
  listenMs = 15_000,
}: PronunciationEngines): PronunciationAssessor {
  let isMissingTold = false;
  function tellMissing(): void {
    if (!isMissingTold) log.warn('The encoder of dictation has no build here: English is scored without it.');
    isMissingTold = true;
  }

  async function listen(samples: Float32Array, signal: AbortSignal): Promise<Float32Array | null> {
    try {
      const frames = await within(listenMs, signal, (signal) =>
        openDictation().run('listen', { samples }, { signal }),
      );
      if (frames === null) tellMissing();
      return frames;
    } catch (error) {
      if (!isFailure(error, signal)) throw error;
      log.warn({ err: error }, 'The encoder of dictation failed: a recording is scored without it.');
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
      return within(CHAIN_MS, signal, async (signal) => {
        const spoken = await scoring.run('findSpoken', { audio: request.audio }, { signal });
        if (spoken.kind === 'refused') return spoken;
        const frames = spoken.samples && (await listen(spoken.samples, signal));
        return scoring.run('assess', { ...request, frames }, { signal });
      });
    },
  };
}
