import { decodeRecording, SPEECH_RATE } from './decode.ts';
import { levelSpeech } from './loudness.ts';
import { encodeMp3 } from './mp3.ts';

/** Something said, as any player takes it, or a pause. */
export type RecordingPiece = { readonly audio: Uint8Array } | { readonly silenceMs: number };

const LIMITS = { maxSeconds: 180 };

/** kbit/s. A part of a test lasts for twenty-odd minutes: its recordings stay below 8 MB. */
export const RECORDING_BITRATE = 40;

/**
 * A piece of a recording, at the level, rate and bit rate that all pieces have (40 kbit/s mono at 16 kHz), so that put
 * end to end they are one file. Throws for what can't be read.
 */
export async function encodePiece(piece: RecordingPiece): Promise<Uint8Array> {
  return encodeMp3(await samplesOf(piece), SPEECH_RATE, RECORDING_BITRATE);
}

async function samplesOf(piece: RecordingPiece): Promise<Float32Array> {
  if ('silenceMs' in piece) return new Float32Array(Math.round((piece.silenceMs / 1000) * SPEECH_RATE));
  const decoded = await decodeRecording(piece.audio, LIMITS);
  if (decoded.kind === 'refused')
    throw new Error(`A piece of the recording can't be read: ${decoded.reason}`);
  return levelSpeech(decoded.samples, SPEECH_RATE);
}
