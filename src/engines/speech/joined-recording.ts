import { decodeRecording, SPEECH_RATE } from './decode.ts';
import { joinSamples } from './join.ts';
import { levelSpeech } from './loudness.ts';
import { encodeMp3 } from './mp3.ts';

/** Something said, as any player takes it, or a pause. */
export type RecordingPiece = { readonly audio: Uint8Array } | { readonly silenceMs: number };

export interface Place {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface JoinedRecording {
  /** 48 kbit/s mono at 16 kHz. */
  readonly mp3: Uint8Array;
  readonly durationMs: number;
  /** Where each piece stands, in their order. */
  readonly places: readonly Place[];
}

const LIMITS = { maxSeconds: 180 };
const msOf = (samples: number) => Math.round((samples / SPEECH_RATE) * 1000);

/** Joins what several voices say to one recording, all at one level. Throws for a piece that is no recording. */
export async function joinRecording(pieces: readonly RecordingPiece[]): Promise<JoinedRecording> {
  const parts: Float32Array[] = [];
  const places: Place[] = [];
  let length = 0;
  for (const piece of pieces) {
    const samples = await samplesOf(piece);
    places.push({ fromMs: msOf(length), toMs: msOf(length + samples.length) });
    length += samples.length;
    parts.push(samples);
  }
  return { mp3: await encodeMp3(joinSamples(parts), SPEECH_RATE), durationMs: msOf(length), places };
}

async function samplesOf(piece: RecordingPiece): Promise<Float32Array> {
  if ('silenceMs' in piece) return new Float32Array(Math.round((piece.silenceMs / 1000) * SPEECH_RATE));
  const decoded = await decodeRecording(piece.audio, LIMITS);
  if (decoded.kind === 'refused')
    throw new Error(`A piece of the recording can't be read: ${decoded.reason}`);
  return levelSpeech(decoded.samples, SPEECH_RATE);
}
