import type { Pool } from '#engines/pool.ts';
import type { VoiceHandlers } from '#engines/speech/voice-worker.ts';
import type { RecordingJoiner } from '../../ports/recording-joiner.ts';

export function embeddedRecordingJoiner(voices: Pick<Pool<VoiceHandlers>, 'run'>): RecordingJoiner {
  return { join: (pieces, signal) => voices.run('join', pieces, { signal }) };
}
