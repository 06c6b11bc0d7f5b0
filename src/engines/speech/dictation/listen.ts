import { decodeRecording, SPEECH_RATE } from '../decode.ts';
import { findSpeech, spokenPart } from '../pronunciation/recording.ts';
import type { DictationModel } from './dictation-model.ts';

/** The model was taught on up to half a minute, and its memory grows with the square. */
const MOST_SAMPLES = 24 * SPEECH_RATE;

/**
 * The encoder's frames of what is said in the recording of a term, from where pronunciation begins to listen; null
 * where nothing is, or too much, which is for pronunciation to refuse.
 */
export async function listenTo(
  framesOf: DictationModel['frames'],
  audio: Uint8Array,
): Promise<Float32Array | null> {
  const recording = await decodeRecording(audio);
  if (recording.kind === 'refused') return null;
  const speech = findSpeech(recording.samples);
  if (speech.kind === 'refused') return null;
  const { samples } = spokenPart(recording.samples, speech);
  return samples.length > MOST_SAMPLES ? null : framesOf(samples);
}
