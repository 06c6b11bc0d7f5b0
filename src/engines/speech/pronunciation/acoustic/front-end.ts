/**
 * Features as the CMU Sphinx models were trained on them: 25.6 ms windows every 10 ms, 20 mel filters from 130 to
 * 3,700 Hz, noise removal, 13 cepstra. Source: sphinxbase fe_sigproc.c and fe_noise.c (BSD).
 */
const RATE = 16_000;
const SHIFT = 160;
const WINDOW = 410;
const FFT_SIZE = 512;
const FILTERS = 20;
const CEPSTRA = 13;
const LIFTER = 22;
const LOWEST_HZ = 130;
const HIGHEST_HZ = 3_700;

export interface Cepstra {
  readonly frames: number;
  /** [frame][13] */
  readonly values: Float32Array;
}

/** Samples are 16 kHz mono, -1 to 1. Fewer than 410 samples give no frame. */
export function cepstraOf(samples: Float32Array): Cepstra {
  const frames = samples.length < WINDOW ? 0 : 1 + Math.floor((samples.length - WINDOW) / SHIFT);
  const values = new Float32Array(frames * CEPSTRA);
  const spectrum = createPowerSpectrum(samples);
  const removeNoise = createNoiseRemoval();
  const bands = new Float64Array(FILTERS);
  for (let frame = 0; frame < frames; frame++) {
    const power = spectrum(frame * SHIFT);
    FILTER_BANK.forEach(({ start, weights }, filter) => {
      let sum = 0;
      for (let i = 0; i < weights.length; i++) sum += power[start + i]! * weights[i]!;
      bands[filter] = sum;
    });
    removeNoise(bands);
    for (let i = 0; i < FILTERS; i++) bands[i] = Math.log(bands[i]! + 1e-4);
    for (let k = 0; k < CEPSTRA; k++) {
      let sum = 0;
      for (let i = 0; i < FILTERS; i++) sum += bands[i]! * COSINES[k * FILTERS + i]!;
      values[frame * CEPSTRA + k] = sum;
    }
  }
  return { frames, values };
}

/**
 * The three streams that the model scores: cepstra less their mean, their slope over four frames, and its change.
 * `[frame][39]`.
 */
export function featuresOf(cepstra: Cepstra, mean: Float32Array): Float32Array {
  const { frames, values } = cepstra;
  const features = new Float32Array(frames * 3 * CEPSTRA);
  const at = (frame: number, k: number) => values[Math.max(0, Math.min(frames - 1, frame)) * CEPSTRA + k]!;
  for (let frame = 0; frame < frames; frame++) {
    const base = frame * 3 * CEPSTRA;
    for (let k = 0; k < CEPSTRA; k++) {
      features[base + k] = at(frame, k) - mean[k]!;
      features[base + CEPSTRA + k] = at(frame + 2, k) - at(frame - 2, k);
      features[base + 2 * CEPSTRA + k] =
        at(frame + 3, k) - at(frame - 1, k) - (at(frame + 1, k) - at(frame - 3, k));
    }
  }
  return features;
}

/** Mean cepstra over the frames that `counts` accepts; over all where it accepts none. */
export function meanCepstra(cepstra: Cepstra, counts: (frame: number) => boolean): Float32Array {
  const mean = new Float32Array(CEPSTRA);
  let counted = 0;
  for (let frame = 0; frame < cepstra.frames; frame++) {
    if (!counts(frame)) continue;
    counted++;
    for (let k = 0; k < CEPSTRA; k++) mean[k]! += cepstra.values[frame * CEPSTRA + k]!;
  }
  if (counted === 0) return cepstra.frames === 0 ? mean : meanCepstra(cepstra, () => true);
  return mean.map((sum) => sum / counted);
}

function mel(hz: number): number {
  return 2595 * Math.log10(1 + hz / 700);
}

const FILTER_BANK = Array.from({ length: FILTERS }, (_, filter) => {
  const step = (mel(HIGHEST_HZ) - mel(LOWEST_HZ)) / (FILTERS + 1);
  const binHz = RATE / FFT_SIZE;
  const [low, centre, high] = [0, 1, 2].map((corner) => {
    const hz = 700 * (10 ** ((mel(LOWEST_HZ) + (filter + corner) * step) / 2595) - 1);
    return Math.floor(hz / binHz + 0.5) * binHz;
  }) as [number, number, number];
  const start = Math.ceil(low / binHz);
  const weights: number[] = [];
  for (let bin = start; bin * binHz <= high && bin < FFT_SIZE / 2; bin++) {
    const slope = Math.min((bin * binHz - low) / (centre - low), (high - bin * binHz) / (high - centre));
    weights.push((slope * 2) / (high - low));
  }
  return { start, weights };
});

/** Orthonormal DCT-II with the lifter folded in. */
const COSINES = Float64Array.from({ length: CEPSTRA * FILTERS }, (_, index) => {
  const k = Math.floor(index / FILTERS);
  const i = index % FILTERS;
  const lift = k === 0 ? Math.sqrt(1 / FILTERS) : Math.sqrt(2 / FILTERS);
  const emphasis = 1 + (LIFTER / 2) * Math.sin((k * Math.PI) / LIFTER);
  return lift * emphasis * Math.cos((k * (i + 0.5) * Math.PI) / FILTERS);
});

const HAMMING = Float64Array.from(
  { length: WINDOW },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW - 1)),
);

/** Power spectrum of the window that begins at a sample, pre-emphasised by 0.97, on the scale of 16-bit samples. */
function createPowerSpectrum(samples: Float32Array): (start: number) => Float64Array {
  const real = new Float64Array(FFT_SIZE);
  const imaginary = new Float64Array(FFT_SIZE);
  const power = new Float64Array(FFT_SIZE / 2 + 1);
  return (start) => {
    real.fill(0);
    imaginary.fill(0);
    for (let i = 0; i < WINDOW; i++) {
      const before = start + i > 0 ? samples[start + i - 1]! : 0;
      real[i] = (samples[start + i]! - 0.97 * before) * 32_768 * HAMMING[i]!;
    }
    transform(real, imaginary);
    for (let bin = 0; bin < power.length; bin++) power[bin] = real[bin]! ** 2 + imaginary[bin]! ** 2;
    return power;
  };
}

const BITS = Math.log2(FFT_SIZE);
const REVERSED = Uint16Array.from({ length: FFT_SIZE }, (_, index) => {
  let reversed = 0;
  for (let bit = 0; bit < BITS; bit++) if (index & (1 << bit)) reversed |= 1 << (BITS - 1 - bit);
  return reversed;
});
const TWIDDLE_COS = Float64Array.from({ length: FFT_SIZE / 2 }, (_, i) =>
  Math.cos((2 * Math.PI * i) / FFT_SIZE),
);
const TWIDDLE_SIN = Float64Array.from(
  { length: FFT_SIZE / 2 },
  (_, i) => -Math.sin((2 * Math.PI * i) / FFT_SIZE),
);

/** In-place radix-2 Fourier transform. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let i = 0; i < FFT_SIZE; i++) {
    const j = REVERSED[i]!;
    if (j > i) {
      [real[i], real[j]] = [real[j]!, real[i]!];
      [imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!];
    }
  }
  for (let size = 2; size <= FFT_SIZE; size *= 2) {
    const half = size / 2;
    const stride = FFT_SIZE / size;
    for (let block = 0; block < FFT_SIZE; block += size) {
      for (let i = 0; i < half; i++) {
        const cos = TWIDDLE_COS[i * stride]!;
        const sin = TWIDDLE_SIN[i * stride]!;
        const a = block + i;
        const b = a + half;
        const re = real[b]! * cos - imaginary[b]! * sin;
        const im = real[b]! * sin + imaginary[b]! * cos;
        real[b] = real[a]! - re;
        imaginary[b] = imaginary[a]! - im;
        real[a]! += re;
        imaginary[a]! += im;
      }
    }
  }
}

const MAX_GAIN = 20;

/** Scales the mel bands in place by how far each stands out of its slowly tracked noise floor. */
function createNoiseRemoval(): (bands: Float64Array) => void {
  const power = new Float64Array(FILTERS);
  const noise = new Float64Array(FILTERS);
  const floor = new Float64Array(FILTERS);
  const peak = new Float64Array(FILTERS);
  const gain = new Float64Array(FILTERS);
  let begun = false;
  const follow = (envelope: Float64Array, i: number, value: number) => {
    const keep = value >= envelope[i]! ? 0.995 : 0.5;
    envelope[i] = keep * envelope[i]! + (1 - keep) * value;
  };
  return (bands) => {
    if (!begun) {
      power.set(bands);
      for (let i = 0; i < FILTERS; i++) noise[i] = floor[i] = bands[i]! / MAX_GAIN;
      begun = true;
    }
    for (let i = 0; i < FILTERS; i++) {
      power[i] = 0.7 * power[i]! + 0.3 * bands[i]!;
      follow(noise, i, power[i]!);
      let signal = Math.max(power[i]! - noise[i]!, 1);
      follow(floor, i, signal);
      const current = signal;
      peak[i]! *= 0.85;
      if (signal < 0.85 * peak[i]!) signal = peak[i]! * 0.2;
      if (current > peak[i]!) peak[i] = current;
      signal = Math.max(signal, floor[i]!);
      gain[i] = Math.max(signal < MAX_GAIN * power[i]! ? signal / power[i]! : MAX_GAIN, 1 / MAX_GAIN);
    }
    for (let i = 0; i < FILTERS; i++) {
      const from = Math.max(i - 4, 0);
      const to = Math.min(i + 4, FILTERS - 1);
      let sum = 0;
      for (let j = from; j <= to; j++) sum += gain[j]!;
      bands[i]! *= sum / (to - from + 1);
    }
  };
}
