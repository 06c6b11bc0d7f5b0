import type { AcousticModel } from './model.ts';

/** Densities kept per phone and stream, as in the model's training; the rest contribute next to nothing. */
const KEPT = 4;
const STREAMS = 3;
const STREAM = 13;
const FEATURES = STREAMS * STREAM;

/** Log likelihoods of every senone in every frame, in nats, relative to the frame's best: at most 0. */
export interface SenoneScores {
  readonly frames: number;
  readonly senones: number;
  /** [frame][senone] */
  readonly values: Float32Array;
  readonly phoneCount: number;
  /** Best senone of each phone in each frame, [frame][phone]. */
  readonly phones: Float32Array;
}

/**
 * Scores all senones on all frames: about 40 ms for a second of speech. Phone by phone, not frame by frame: a phone's
 * densities fit into the processor's cache, all of them do not.
 */
export function scoreSenones(model: AcousticModel, features: Float32Array): SenoneScores {
  const frames = features.length / FEATURES;
  const senones = model.senoneCount;
  const phoneCount = model.phones.length;
  const values = new Float32Array(frames * senones);
  const phones = new Float32Array(frames * phoneCount);
  const kept = createKept();
  const mixture = new Float64Array(Math.max(...model.senonesByPhone.map((own) => own.length)));
  const product = new Float64Array(mixture.length);
  for (let phone = 0; phone < phoneCount; phone++) {
    const own = model.senonesByPhone[phone]!;
    kept.index.forEach((_, i) => {
      kept.index[i] = i % KEPT;
    });
    for (let frame = 0; frame < frames; frame++) {
      const base = keepDensities(model, phone, features, frame * FEATURES, kept);
      mix(model, phone, kept, product, mixture);
      phones[frame * phoneCount + phone] = writeLogs(own, base, product, values, frame * senones);
    }
  }
  for (let frame = 0; frame < frames; frame++) {
    const best = phones.subarray(frame * phoneCount, (frame + 1) * phoneCount);
    const row = values.subarray(frame * senones, (frame + 1) * senones);
    let top = -Infinity;
    for (let phone = 0; phone < phoneCount; phone++) if (best[phone]! > top) top = best[phone]!;
    for (let phone = 0; phone < phoneCount; phone++) best[phone]! -= top;
    for (let senone = 0; senone < senones; senone++) row[senone]! -= top;
  }
  return { frames, senones, values, phoneCount, phones };
}

/** The best densities of one phone in one frame, [stream][place]. */
interface Kept {
  readonly index: Uint8Array;
  /** Likelihood relative to the best density of the stream. */
  readonly height: Float64Array;
}

function createKept(): Kept {
  return { index: new Uint8Array(STREAMS * KEPT), height: new Float64Array(STREAMS * KEPT) };
}

const logs = new Float64Array(KEPT);

/**
 * Finds the best densities of a phone. Those of the frame before are tried first: with so high a bar most others
 * are given up after five dimensions. Returns the log likelihood of the best ones, summed over the streams.
 */
function keepDensities(
  model: AcousticModel,
  phone: number,
  x: Float32Array,
  row: number,
  kept: Kept,
): number {
  const { means, precisions, heights, densities } = model;
  const { index, height } = kept;
  let base = 0;
  for (let stream = 0; stream < STREAMS; stream++) {
    const slot = stream * KEPT;
    const first = (phone * STREAMS + stream) * densities;
    const from = row + stream * STREAM;
    resort(model, index, slot, first, from, x);
    let bar = logs[KEPT - 1]!;
    for (let density = 0; density < densities; density++) {
      const at = (first + density) * STREAM;
      const near = heights[first + density]! - firstFive(means, precisions, x, at, from);
      if (near <= bar) continue;
      const log = near - partOf(means, precisions, x, at, from, 5, STREAM);
      if (log <= bar || isKept(index, slot, density)) continue;
      insert(index, slot, log, density);
      bar = logs[KEPT - 1]!;
    }
    base += logs[0]!;
    for (let i = 0; i < KEPT; i++) height[slot + i] = Math.exp(logs[i]! - logs[0]!);
  }
  return base;
}

/** Measures the kept densities anew, best first. */
function resort(
  { means, precisions, heights }: AcousticModel,
  index: Uint8Array,
  slot: number,
  first: number,
  from: number,
  x: Float32Array,
): void {
  for (let i = 0; i < KEPT; i++) {
    const density = index[slot + i]!;
    const row = first + density;
    const log = heights[row]! - partOf(means, precisions, x, row * STREAM, from, 0, STREAM);
    let place = i;
    for (; place > 0 && logs[place - 1]! < log; place--) {
      logs[place] = logs[place - 1]!;
      index[slot + place] = index[slot + place - 1]!;
    }
    logs[place] = log;
    index[slot + place] = density;
  }
}

function isKept(index: Uint8Array, slot: number, density: number): boolean {
  for (let i = 0; i < KEPT; i++) if (index[slot + i] === density) return true;
  return false;
}

/** Written out, as this is where nearly all of the time goes. */
function firstFive(
  means: Float32Array,
  precisions: Float32Array,
  x: Float32Array,
  at: number,
  k: number,
): number {
  const a = x[k]! - means[at]!;
  const b = x[k + 1]! - means[at + 1]!;
  const c = x[k + 2]! - means[at + 2]!;
  const d = x[k + 3]! - means[at + 3]!;
  const e = x[k + 4]! - means[at + 4]!;
  return (
    a * a * precisions[at]! +
    b * b * precisions[at + 1]! +
    (c * c * precisions[at + 2]! + d * d * precisions[at + 3]!) +
    e * e * precisions[at + 4]!
  );
}

function partOf(
  means: Float32Array,
  precisions: Float32Array,
  x: Float32Array,
  at: number,
  k: number,
  start: number,
  end: number,
): number {
  let sum = 0;
  for (let i = start; i < end; i++) {
    const distance = x[k + i]! - means[at + i]!;
    sum += distance * distance * precisions[at + i]!;
  }
  return sum;
}

function insert(index: Uint8Array, slot: number, log: number, density: number): void {
  let i = KEPT - 1;
  for (; i > 0 && logs[i - 1]! < log; i--) {
    logs[i] = logs[i - 1]!;
    index[slot + i] = index[slot + i - 1]!;
  }
  logs[i] = log;
  index[slot + i] = density;
}

/** Likelihoods of a phone's senones relative to `base`: the product over the streams of their weighted densities. */
function mix(
  model: AcousticModel,
  phone: number,
  kept: Kept,
  product: Float64Array,
  sum: Float64Array,
): void {
  const weights = model.weights[phone]!;
  const count = model.senonesByPhone[phone]!.length;
  for (let stream = 0; stream < STREAMS; stream++) {
    const slot = stream * KEPT;
    for (let i = 0; i < KEPT; i++) {
      const height = kept.height[slot + i]!;
      const row = (stream * model.densities + kept.index[slot + i]!) * count;
      if (i === 0) for (let s = 0; s < count; s++) sum[s] = height * weights[row + s]!;
      else if (height > 1e-5) for (let s = 0; s < count; s++) sum[s]! += height * weights[row + s]!;
    }
    if (stream === 0) for (let s = 0; s < count; s++) product[s] = sum[s]!;
    else for (let s = 0; s < count; s++) product[s]! *= sum[s]!;
  }
}

function writeLogs(
  senones: Uint16Array,
  base: number,
  product: Float64Array,
  values: Float32Array,
  row: number,
): number {
  let best = -Infinity;
  for (let s = 0; s < senones.length; s++) {
    const value = base + Math.log(product[s]!);
    values[row + senones[s]!] = value;
    if (value > best) best = value;
  }
  return best;
}
