import type { TermEvidence } from './evidence.ts';

/** What a classifier of an encoder's frames says of a sound that was expected. */
export interface Told {
  /** Log of the expected phone's share among all; at most 0. */
  readonly share: number;
  /** Log odds of the expected phone against the best other. */
  readonly lead: number;
  /** The best other phone; silence where nothing stood there. */
  readonly rival: number;
}

/** A softmax regression over what a sound's three thirds look like to the encoder. */
export interface ToldModel {
  /** Of each phone of the acoustic model. */
  readonly intercepts: readonly number[];
  /** Base64 of half-precision floats, a phone after the other, `SCALE` times too large: they are small. */
  readonly weights: string;
}

/** Numbers a frame of the encoder of Moonshine Base (Jeffries et al. 2024). */
export const WIDTH = 416;
/** Numbers of a sound: its first, middle and last third, a frame each. */
export const VIEW = 3 * WIDTH;
export const SCALE = 1_024;
/** Strides 64, 3 and 2 and kernels 127, 7 and 3 of its convolutions: in samples, its frames' distance and the first one's middle. */
const HOP = 384;
const FIRST = 447;
/** Frames of 10 ms that the times of sounds are in, and their middle. */
const SHIFT = 160;
const MIDDLE = 125;
const FURTHEST = 15;

type Timed = { readonly start: number; readonly end: number };

/** What the encoder makes of a sound, between its frames in straight lines. `frames` begin where `hear` does. */
export function viewOf(frames: Float32Array, { start, end }: Timed): Float32Array {
  const count = frames.length / WIDTH;
  const view = new Float32Array(VIEW);
  for (let third = 0; third < 3; third++) {
    const sample = (start + ((third + 0.5) / 3) * (end - start)) * SHIFT + MIDDLE;
    const place = Math.max(0, Math.min(count - 1, (sample - FIRST) / HOP));
    const before = Math.floor(place);
    const after = Math.min(count - 1, before + 1);
    const share = place - before;
    for (let i = 0; i < WIDTH; i++) {
      view[third * WIDTH + i] =
        frames[before * WIDTH + i]! * (1 - share) + frames[after * WIDTH + i]! * share;
    }
  }
  return view;
}

/** Log odds of every phone, from its view. */
export type Classifier = (view: Float32Array) => Float64Array;

export function readToldModel({ intercepts, weights }: ToldModel): Classifier {
  const values = Float32Array.from(
    halves(new Uint8Array(Buffer.from(weights, 'base64'))),
    (one) => one / SCALE,
  );
  return (view) =>
    Float64Array.from(intercepts, (intercept, phone) => {
      let sum = intercept;
      for (let i = 0; i < VIEW; i++) sum += values[phone * VIEW + i]! * view[i]!;
      return sum;
    });
}

/** IEEE 754 half precision, little endian. */
function* halves(bytes: Uint8Array): Generator<number> {
  for (let at = 0; at < bytes.length; at += 2) {
    const bits = bytes[at]! | (bytes[at + 1]! << 8);
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 1_023;
    const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1_024) * 2 ** (exponent - 15);
    yield bits & 0x8000 ? -size : size;
  }
}

/** Adds to each sound what the encoder tells of it. */
export function tellSounds(evidence: TermEvidence, frames: Float32Array, classify: Classifier): TermEvidence {
  const words = evidence.words.map((word) => ({
    ...word,
    sounds: word.sounds.map((sound) => ({
      ...sound,
      told: tell(classify(viewOf(frames, sound)), sound.phone),
    })),
  }));
  return { ...evidence, words };
}

function tell(odds: Float64Array, phone: number): Told {
  const top = Math.max(...odds);
  const all = top + Math.log(odds.reduce((sum, one) => sum + Math.exp(one - top), 0));
  const rival = odds.reduce(
    (best, one, other) => (other !== phone && (best < 0 || one > odds[best]!) ? other : best),
    -1,
  );
  return {
    share: Math.max(-FURTHEST, odds[phone]! - all),
    lead: Math.max(-FURTHEST, Math.min(FURTHEST, odds[phone]! - odds[rival]!)),
    rival,
  };
}
