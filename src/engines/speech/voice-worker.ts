import { serveJobs } from '../worker.ts';
import { encodePiece, type RecordingPiece } from './recording-piece.ts';
import { createVoice, type Speech, type Voice, type VoiceRequest } from './voice.ts';

let voice: Voice;

const handlers = {
  async speak(request: VoiceRequest): Promise<Pick<Speech, 'mp3' | 'durationMs'>> {
    const { mp3, durationMs } = await voice.speak(request);
    return { mp3, durationMs };
  },
  encodePiece: (piece: RecordingPiece): Promise<Uint8Array> => encodePiece(piece),
};

export type VoiceHandlers = typeof handlers;

await serveJobs({
  warm: async () => {
    voice = await createVoice();
  },
  handlers,
});
