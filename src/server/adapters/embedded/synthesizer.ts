import type { Pool } from '#engines/pool.ts';
import type { VoiceHandlers } from '#engines/speech/voice-worker.ts';
import type { Synthesizer } from '../../ports/synthesizer.ts';

/** The voices that ship with the product. The id is part of cache keys: change it when they sound different. */
export function embeddedSynthesizer(voices: Pick<Pool<VoiceHandlers>, 'run'>): Synthesizer {
  return {
    engine: { id: 'embedded-voices-1', name: 'Bedside voices (flite, eSpeak NG)', remote: false },
    async *speak({ background = false, ...request }, signal) {
      const { mp3, durationMs } = await voices.run('speak', request, { signal, background });
      yield { audio: mp3, durationMs };
    },
  };
}
