/** A sound as it is drawn: the loudest sample of each stretch, 0 to 1 of the loudest of all. */
export interface Outline {
  readonly peaks: readonly number[];
  readonly startMs: number;
  readonly endMs: number;
}

const WINDOW_MS = 10;
const VOICED_SHARE = 0.08;
const MARGIN_MS = 120;

/** The loudest sample of each stretch of `windowMs`, as a share of the loudest of all; zeros for silence. */
export function peaksOf(samples: Float32Array, sampleRate: number, windowMs: number = WINDOW_MS): number[] {
  const size = Math.max(1, Math.round((sampleRate * windowMs) / 1000));
  const peaks: number[] = [];
  for (let start = 0; start < samples.length; start += size) {
    let peak = 0;
    const end = Math.min(samples.length, start + size);
    for (let index = start; index < end; index++) peak = Math.max(peak, Math.abs(samples[index]!));
    peaks.push(peak);
  }
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0);
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks;
}

/** Leaves the silence around the voice away, so that two sounds can be compared under each other. */
export function outlineOf(samples: Float32Array, sampleRate: number): Outline {
  const peaks = peaksOf(samples, sampleRate);
  const isVoiced = (peak: number) => peak >= VOICED_SHARE;
  const first = peaks.findIndex(isVoiced);
  const last = peaks.findLastIndex(isVoiced);
  if (first < 0) return { peaks, startMs: 0, endMs: peaks.length * WINDOW_MS };
  const margin = Math.round(MARGIN_MS / WINDOW_MS);
  const from = Math.max(0, first - margin);
  const to = Math.min(peaks.length, last + 1 + margin);
  return { peaks: peaks.slice(from, to), startMs: from * WINDOW_MS, endMs: to * WINDOW_MS };
}

/** `count` bars out of any number of peaks, each the loudest of its stretch. */
export function barsOf(peaks: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count));
    return peaks.slice(from, to).reduce((most, peak) => Math.max(most, peak), 0);
  });
}
