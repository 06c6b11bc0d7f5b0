const RATE = 16_000;
const STEP = 4;
const PITCH_RATE = RATE / STEP;
const SHIFT = 160 / STEP;
/** 40 ms: two periods of the lowest voice. */
const WINDOW = 160;
const LOWEST_HZ = 65;
const HIGHEST_HZ = 420;

export interface PitchTrack {
  /** Height of the autocorrelation's best peak, 0 to 1. */
  readonly voicing: Float32Array;
  /** In Hz; meaningful where the frame is voiced. */
  readonly pitch: Float32Array;
  /** How far the shape of the autocorrelation moved since the frame before, 0 (not at all) to about 1. */
  readonly flux: Float32Array;
}

/** Pitch by normalised autocorrelation on the recording brought down to 4 kHz, a frame every 10 ms. */
export function pitchOf(samples: Float32Array, frames: number): PitchTrack {
  const low = decimate(samples);
  const voicing = new Float32Array(frames);
  const pitch = new Float32Array(frames);
  const flux = new Float32Array(frames);
  const shortest = Math.floor(PITCH_RATE / HIGHEST_HZ);
  const longest = Math.ceil(PITCH_RATE / LOWEST_HZ);
  let before = new Float32Array(longest + 1);
  let shape = new Float32Array(longest + 1);
  for (let frame = 0; frame < frames; frame++) {
    const start = Math.max(0, Math.min(frame * SHIFT - 28, low.length - WINDOW - longest));
    correlate(low, start, longest, shape);
    let best = 0;
    let lag = 0;
    for (let i = shortest; i <= longest; i++) {
      // A little in favour of short lags, against octaves below.
      const height = shape[i]! * (1 - 0.001 * i);
      if (height > best && shape[i]! >= shape[i - 1]! && (i === longest || shape[i]! >= shape[i + 1]!)) {
        best = height;
        lag = i;
      }
    }
    voicing[frame] = lag > 0 ? Math.min(1, shape[lag]!) : 0;
    pitch[frame] = lag > 0 ? PITCH_RATE / lag : 0;
    let distance = 0;
    for (let i = 1; i <= longest; i++) distance += Math.abs(shape[i]! - before[i]!);
    flux[frame] = frame > 0 ? distance / longest : 0;
    [before, shape] = [shape, before];
  }
  return { voicing, pitch, flux };
}

/** Averages over four samples twice: enough of a low-pass for pitch. */
function decimate(samples: Float32Array): Float32Array {
  const low = new Float32Array(Math.floor(samples.length / STEP));
  for (let i = 0; i < low.length; i++) {
    let sum = 0;
    for (let k = -2; k < STEP + 2; k++) sum += samples[i * STEP + k] ?? 0;
    low[i] = sum / (STEP + 4);
  }
  return low;
}

function correlate(low: Float32Array, start: number, longest: number, out: Float32Array): void {
  let average = 0;
  const length = Math.min(WINDOW, low.length - start);
  for (let i = 0; i < length; i++) average += low[start + i]! / length;
  let energy = 1e-9;
  for (let i = 0; i < length; i++) energy += (low[start + i]! - average) ** 2;
  for (let lag = 0; lag <= longest; lag++) {
    let product = 0;
    let shifted = 1e-9;
    for (let i = 0; i < length; i++) {
      const later = (low[start + i + lag] ?? 0) - average;
      product += (low[start + i]! - average) * later;
      shifted += later * later;
    }
    out[lag] = product / Math.sqrt(energy * shifted);
  }
}
