import type { Pool } from '#engines/pool.ts';
import type { DictationHandlers } from '#engines/speech/dictation-worker.ts';
import type { SpeechHandlers } from '#engines/speech/speech-worker.ts';
import type { Transcriber, TranscriptionRequest } from '../../ports/transcriber.ts';
import { CHAIN_MS, isFailure, within } from './deadline.ts';

type Runs<Handlers extends DictationHandlers | SpeechHandlers> = Pick<Pool<Handlers>, 'run'>;

/** English is dictated, unless one of a few lines is read out. */
const isDictated = ({ language, closed }: Omit<TranscriptionRequest, 'audio'>) =>
  language === 'en' && !closed;

/**
 * The ears that ship with the product: dictation in English, elsewhere recognition of what is likely, which knows the
 * words of the likely sentences and no others. It also serves where the model of dictation can't run, or fails; what has
 * taken too long is given up.
 */
export function embeddedTranscriber(
  scoring: Runs<SpeechHandlers>,
  openDictation: () => Runs<DictationHandlers>,
): Transcriber {
  const dictate = async (request: TranscriptionRequest, signal: AbortSignal) => {
    try {
      return await openDictation().run('transcribe', request, { signal });
    } catch (error) {
      if (isFailure(error, signal)) return null;
      throw error;
    }
  };
  return {
    engine: {
      id: 'embedded-transcriber-2',
      name: 'Bedside dictation (Moonshine) and recognition (CMU Sphinx models)',
      remote: false,
    },
    prepare: (expected) => {
      const prepared = async () => {
        const isReady = isDictated(expected) && (await openDictation().run('prepare', expected));
        if (!isReady) await scoring.run('prepare', expected);
      };
      prepared().catch(() => {});
    },
    transcribe(request, signal) {
      return within(CHAIN_MS, signal, async (signal) => {
        const dictated = isDictated(request) ? await dictate(request, signal) : null;
        return dictated ?? scoring.run('transcribe', request, { signal });
      });
    },
  };
}
