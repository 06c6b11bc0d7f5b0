import type { RefusalReason } from '#domain/practice/pronunciation.ts';
import { pitchOf } from './pitch.ts';

const SHIFT = 160;
const WINDOW = 410;
/** Quieter than this nothing can be told from a microphone's own noise, in dB of full scale. */
const INAUDIBLE_DB = -58;
/** Noise that is louder than this is named as the reason; below it the room is just quiet. */
const LOUD_NOISE_DB = -45;
/** Speech stands out of the room by at least this much. */
const LEAST_CONTRAST_DB = 6;
const LEAST_SPEECH_FRAMES = 12;
/** Half a minute: a long sentence takes ten seconds, and scores take memory and time by the second. */
const MOST_SPEECH_FRAMES = 3_000;
const LEAST_VOICED_FRAMES = 5;
const VOICED = 0.6;
/** Change of the autocorrelation's shape between voiced frames. */
const LEAST_FLUX = 0.004;
/** Sounds closer than this belong to one stretch of speech, in frames. */
const LONGEST_GAP = 30;
const CLIPPING = 0.985;

/** Where in a recording somebody speaks, and how well it was recorded. Frames are 10 ms. */
export interface RecordedSpeech {
  readonly kind: 'speech';
  /** First frame with speech, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Louder than this, in dB of full scale, a frame counts as speech. */
  readonly threshold: number;
  /** Loudness of each frame in dB of full scale. */
  readonly loudness: Float32Array;
  /** How periodic each frame is, 0 to 1. */
  readonly voicing: Float32Array;
  /** Pitch of each frame in Hz. */
  readonly pitch: Float32Array;
  readonly speechDb: number;
  readonly noiseDb: number;
  /** Share of the speech's samples that are clipped, 0 to 1. */
  readonly clipped: number;
}

/** Kept around the speech, in frames, so that a soft first or last sound is not lost and the pause model has room. */
const KEPT_AROUND = 30;

/** The part of a recording that is listened to, and how many frames of 10 ms were left out before it. */
export function spokenPart(samples: Float32Array, speech: RecordedSpeech) {
  const offset = Math.max(0, speech.from - KEPT_AROUND);
  const end = Math.min(samples.length, (speech.to + KEPT_AROUND) * SHIFT + WINDOW);
  return { offset, samples: samples.subarray(offset * SHIFT, end) };
}

export interface NoSpeech {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
}

/**
 * Finds the speech in a recording (16 kHz mono, -1 to 1), or says why there is none to score. What takes more than
 * `mostFrames` from its first sound to its last is too long.
 */
export function findSpeech(
  samples: Float32Array,
  mostFrames: number = MOST_SPEECH_FRAMES,
): RecordedSpeech | NoSpeech {
  const voiceBand = withoutRumble(samples);
  const loudness = loudnessOf(voiceBand);
  if (loudness.length < LEAST_SPEECH_FRAMES) return { kind: 'refused', reason: 'too_short' };
  const sorted = Float32Array.from(loudness).sort();
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  const loudest = quantile(1);
  if (loudest < INAUDIBLE_DB) return { kind: 'refused', reason: 'no_speech' };
  const noiseDb = quantile(0.1);
  const { voicing, pitch, flux } = pitchOf(voiceBand, loudness.length);
  const threshold = Math.max(Math.min(noiseDb + LEAST_CONTRAST_DB, loudest - 12), loudest - 35);
  const isActive = (frame: number) => loudness[frame]! > threshold;
  const isVoiced = (frame: number) => isActive(frame) && voicing[frame]! > VOICED;
  const stretches = stretchesOf(loudness.length, isActive).filter(
    (stretch) => countWithin(stretch, isVoiced) >= LEAST_VOICED_FRAMES && changes(stretch, isVoiced, flux),
  );
  if (stretches.length === 0 || loudest - noiseDb < LEAST_CONTRAST_DB / 2) {
    const isNoise = quantile(0.5) > LOUD_NOISE_DB && mean(voicing) < VOICED / 1.5;
    return { kind: 'refused', reason: isNoise ? 'noise' : 'no_speech' };
  }
  const from = stretches[0]!.from;
  const to = stretches.at(-1)!.to;
  if (to - from < LEAST_SPEECH_FRAMES) return { kind: 'refused', reason: 'too_short' };
  if (to - from > mostFrames) return { kind: 'refused', reason: 'too_long' };
  const clipped = clippedShare(samples, from * SHIFT, Math.min(samples.length, to * SHIFT));
  return {
    kind: 'speech',
    from,
    to,
    threshold,
    loudness,
    voicing,
    pitch,
    speechDb: quantile(0.95),
    noiseDb,
    clipped,
  };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

function loudnessOf(samples: Float32Array): Float32Array {
  const frames = samples.length < WINDOW ? 0 : 1 + Math.floor((samples.length - WINDOW) / SHIFT);
  return Float32Array.from({ length: frames }, (_, frame) => {
    let squares = 0;
    for (let i = frame * SHIFT; i < frame * SHIFT + WINDOW; i++) squares += samples[i]! * samples[i]!;
    return 10 * Math.log10(Math.max(squares / WINDOW, 1e-12));
  });
}

/** A second-order high-pass at about 120 Hz: mains hum, rumble and a sound card's offset are no speech. */
function withoutRumble(samples: Float32Array): Float32Array {
  const keep = 0.955;
  const out = new Float32Array(samples.length);
  let once = 0;
  let twice = 0;
  let before = 0;
  for (let i = 0; i < samples.length; i++) {
    const next = keep * (once + samples[i]! - before);
    before = samples[i]!;
    twice = keep * (twice + next - once);
    once = next;
    out[i] = twice;
  }
  return out;
}

/** Runs of active frames; gaps up to LONGEST_GAP are bridged. */
function stretchesOf(frames: number, isActive: (frame: number) => boolean): Stretch[] {
  const stretches: { from: number; to: number }[] = [];
  for (let frame = 0; frame < frames; frame++) {
    if (!isActive(frame)) continue;
    const last = stretches.at(-1);
    if (last && frame - last.to <= LONGEST_GAP) last.to = frame + 1;
    else stretches.push({ from: frame, to: frame + 1 });
  }
  return stretches;
}

function countWithin(stretch: Stretch, counts: (frame: number) => boolean): number {
  let count = 0;
  for (let frame = stretch.from; frame < stretch.to; frame++) if (counts(frame)) count++;
  return count;
}

/** Speech moves from sound to sound; a hum or a beep stays as it is. `flux` is the change from frame to frame. */
function changes(stretch: Stretch, isVoiced: (frame: number) => boolean, flux: Float32Array): boolean {
  let moving = 0;
  let count = 0;
  for (let frame = stretch.from + 1; frame < stretch.to; frame++) {
    if (!isVoiced(frame) || !isVoiced(frame - 1)) continue;
    if (flux[frame]! > LEAST_FLUX) moving++;
    count++;
  }
  return moving > count / 2;
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Clipping shows as two or more neighbouring samples at the limit. */
function clippedShare(samples: Float32Array, from: number, to: number): number {
  let count = 0;
  for (let i = from + 1; i < to; i++) {
    if (Math.abs(samples[i]!) >= CLIPPING && Math.abs(samples[i - 1]!) >= CLIPPING) count++;
  }
  return count / Math.max(1, to - from);
}
