import type { Pool } from '#engines/pool.ts';
import { RECORDING_BITRATE } from '#engines/speech/recording-piece.ts';
import type { VoiceHandlers } from '#engines/speech/voice-worker.ts';
import type { RecordingJoiner } from '../../ports/recording-joiner.ts';

const msOf = (bytes: number) => Math.round((bytes * 8) / RECORDING_BITRATE);

/** Piece by piece in the background: a learner who wants a word spoken waits for one of them at most. */
export function embeddedRecordingJoiner(voices: Pick<Pool<VoiceHandlers>, 'run'>): RecordingJoiner {
  return {
    async join(pieces, signal) {
      const parts: Uint8Array[] = [];
      const places: { fromMs: number; toMs: number }[] = [];
      let bytes = 0;
      for (const piece of pieces) {
        const part = await voices.run('encodePiece', piece, { signal, background: true });
        places.push({ fromMs: msOf(bytes), toMs: msOf(bytes + part.length) });
        bytes += part.length;
        parts.push(part);
      }
      return { mp3: new Uint8Array(Buffer.concat(parts)), durationMs: msOf(bytes), places };
    },
  };
}
