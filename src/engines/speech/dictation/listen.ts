import { decodeRecording, SPEECH_RATE } from '../decode.ts';
import { findSpeech, type NoSpeech, spokenPart } from '../pronunciation/recording.ts';
import type { DictationModel } from './dictation-model.ts';

/** The model was taught on up to half a minute, and its memory grows with the square. */
const MOST_SAMPLES = 24 * SPEECH_RATE;

export interface Spoken {
  readonly kind: 'spoken';
  /** 16 kHz, from where pronunciation begins to listen; null where it is too much for the encoder. */
  readonly samples: Float32Array | null;
}

/** What is said in the recording of a term, or why it can't be scored. */
export async function findSpoken(audio: Uint8Array): Promise<Spoken | NoSpeech> {
  const recording = await decodeRecording(audio);
  if (recording.kind === 'refused') return recording;
  const speech = findSpeech(recording.samples);
  if (speech.kind === 'refused') return speech;
  const { samples } = spokenPart(recording.samples, speech);
  return { kind: 'spoken', samples: samples.length > MOST_SAMPLES ? null : samples };
}

/** The encoder's frames of what is said in the recording of a term; null where nothing is, or too much. */
export async function listenTo(
  framesOf: DictationModel['frames'],
  audio: Uint8Array,
): Promise<Float32Array | null> {
  const spoken = await findSpoken(audio);
  return spoken.kind === 'refused' || spoken.samples === null ? null : framesOf(spoken.samples);
}
