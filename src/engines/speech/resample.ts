/** Zero crossings of the windowed sinc on each side: 80 dB down, 1.2 kHz wide at the edge of 8 kHz. */
const ZERO_CROSSINGS = 32;
const KAISER_BETA = 8;
/** The edge of the pass band, as a share of the lower of the two Nyquist frequencies. */
const CUTOFF = 0.94;
/** Covers all usual rates exactly (11,025 Hz to 16 kHz needs 640 phases); odd rates take the nearest phase. */
const MAX_PHASES = 640;
const MAX_CACHED_BANKS = 4;

interface FilterBank {
  readonly phases: number;
  /** Taps of one phase; input samples from `-taps / 2 + 1` to `taps / 2` around the position. */
  readonly taps: number;
  readonly weights: Float32Array;
}

const banks = new Map<string, FilterBank>();

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** Modified Bessel function of the first kind, order 0, by its power series. */
function bessel0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function buildBank(from: number, to: number): FilterBank {
  const phases = Math.min(to / gcd(from, to), MAX_PHASES);
  const cutoff = Math.min(1, to / from) * CUTOFF;
  const half = Math.ceil(ZERO_CROSSINGS / cutoff);
  const taps = 2 * half;
  const weights = new Float32Array(phases * taps);
  const norm = bessel0(KAISER_BETA);
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const x = tap - half + 1 - phase / phases;
      const angle = Math.PI * x * cutoff;
      const inside = Math.max(0, 1 - (x / half) ** 2);
      const window = bessel0(KAISER_BETA * Math.sqrt(inside)) / norm;
      const weight = (x === 0 ? 1 : Math.sin(angle) / angle) * window;
      weights[phase * taps + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < taps; tap++) weights[phase * taps + tap]! /= sum;
  }
  return { phases, taps, weights };
}

function bankFor(from: number, to: number): FilterBank {
  const key = `${from}:${to}`;
  let bank = banks.get(key);
  if (!bank) {
    bank = buildBank(from, to);
    if (banks.size >= MAX_CACHED_BANKS) banks.delete(banks.keys().next().value!);
    banks.set(key, bank);
  }
  return bank;
}

/**
 * Brings mono samples from one rate to another (both in Hz) with a Kaiser-windowed sinc, polyphase. Keeps level
 * and time: sample 0 stays at time 0, the length is `ceil(length * to / from)`.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const { phases, taps, weights } = bankFor(from, to);
  const out = new Float32Array(Math.ceil((samples.length * to) / from));
  for (let n = 0; n < out.length; n++) {
    const position = (n * from) / to;
    let whole = Math.floor(position);
    let phase = Math.round((position - whole) * phases);
    if (phase === phases) {
      phase = 0;
      whole++;
    }
    const first = whole - taps / 2 + 1;
    const begin = Math.max(0, -first);
    const end = Math.min(taps, samples.length - first);
    const row = phase * taps;
    let sum = 0;
    for (let tap = begin; tap < end; tap++) sum += weights[row + tap]! * samples[first + tap]!;
    out[n] = sum;
  }
  return out;
}
