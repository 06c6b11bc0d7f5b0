import { cepstraOf, featuresOf, meanCepstra } from '../pronunciation/acoustic/front-end.ts';
import type { AcousticModel } from '../pronunciation/acoustic/model.ts';
import { loopPhones } from '../pronunciation/acoustic/phone-loop.ts';
import { scoreSenones } from '../pronunciation/acoustic/senones.ts';
import type { RecordedSpeech } from '../pronunciation/recording.ts';

const SHIFT = 160;
const WINDOW = 410;
const DIMENSIONS = 39;
/** Kept around the speech, so that a soft first or last sound is not lost. */
const MARGIN = 30;
/** Scores of all senones take 20 kB a frame: a minute would take 120 MB at once. */
const PIECE = 500;
/** A piece ends at the quietest of its last frames. */
const SEARCHED = 150;

/** What was heard in a recording, frame by frame (10 ms), from the first frame listened to. */
export interface Listened {
  readonly frames: number;
  /** Frames of the recording before the first one. */
  readonly offset: number;
  readonly phoneCount: number;
  /** Log likelihood of each phone relative to the best one, [frame][phone]; at most 0. */
  readonly phones: Float32Array;
  /** The phone of each frame when nothing is expected. */
  readonly loop: Uint8Array;
  /** In dB of full scale. */
  readonly loudness: Float32Array;
  /** 0 to 1. */
  readonly voicing: Float32Array;
  /** In Hz, where the frame is voiced. */
  readonly pitch: Float32Array;
  /** Louder than this a frame counts as speech. */
  readonly threshold: number;
}

/** Listens to the speech of a recording (16 kHz mono): 50 to 70 ms for a second, 10 MB besides what it returns. */
export function listen(model: AcousticModel, samples: Float32Array, speech: RecordedSpeech): Listened {
  const offset = Math.max(0, speech.from - MARGIN);
  const end = Math.min(samples.length, (speech.to + MARGIN) * SHIFT + WINDOW);
  const cepstra = cepstraOf(samples.subarray(offset * SHIFT, end));
  const { frames } = cepstra;
  const own = (track: Float32Array) => track.slice(offset, offset + frames);
  const loudness = own(speech.loudness);
  // Over the sounds alone: long pauses would else make of every sound one that is louder than average.
  const features = featuresOf(
    cepstra,
    meanCepstra(cepstra, (frame) => loudness[frame]! > speech.threshold),
  );
  const phoneCount = model.phones.length;
  const phones = new Float32Array(frames * phoneCount);
  const loop = new Uint8Array(frames);
  for (let from = 0; from < frames; ) {
    const to = endOfPiece(loudness, from, frames);
    const scores = scoreSenones(model, features.subarray(from * DIMENSIONS, to * DIMENSIONS));
    phones.set(scores.phones, from * phoneCount);
    loop.set(loopPhones(model, scores, 0, scores.frames).phones, from);
    from = to;
  }
  const { threshold } = speech;
  return {
    frames,
    offset,
    phoneCount,
    phones,
    loop,
    loudness,
    voicing: own(speech.voicing),
    pitch: own(speech.pitch),
    threshold,
  };
}

function endOfPiece(loudness: Float32Array, from: number, frames: number): number {
  if (frames - from <= PIECE) return frames;
  let quietest = from + PIECE - SEARCHED;
  for (let frame = quietest; frame < from + PIECE; frame++) {
    if (loudness[frame]! < loudness[quietest]!) quietest = frame;
  }
  return quietest;
}
