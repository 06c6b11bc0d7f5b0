import type { SoundEvidence, TermEvidence } from './evidence.ts';

/** How a phone measures when adults say it well: mean and standard deviation of each measure. */
export interface PhoneNorm {
  readonly fit: readonly [number, number];
  readonly lead: readonly [number, number];
  readonly share3: readonly [number, number];
  readonly share8: readonly [number, number];
  readonly placeLead: readonly [number, number];
  readonly placeShare: readonly [number, number];
  readonly toldShare?: readonly [number, number];
  readonly toldLead?: readonly [number, number];
  /** Of the natural logarithm of its length in frames. */
  readonly length: readonly [number, number];
}

/** By phone index; a phone without a norm of its own takes `other`. */
export interface PhoneNorms {
  readonly phones: Readonly<Record<number, PhoneNorm>>;
  readonly other: PhoneNorm;
}

/** A sound's measures in standard deviations from how it is said well, between -6 and 2. */
export interface NormedSound {
  readonly fit: number;
  readonly lead: number;
  readonly share3: number;
  readonly share8: number;
  readonly length: number;
  /** 0 where the sound was not compared with others. */
  readonly placeLead: number;
  readonly placeShare: number;
  /** 0 where the encoder was not asked. */
  readonly toldShare: number;
  readonly toldLead: number;
}

const FRAME_S = 0.01;

export function normSound(sound: SoundEvidence, norms: PhoneNorms): NormedSound {
  const norm = norms.phones[sound.phone] ?? norms.other;
  const scale = (value: number, [mean, deviation]: readonly [number, number]) =>
    Math.max(-6, Math.min(2, (value - mean) / deviation));
  return {
    fit: scale(sound.fit, norm.fit),
    lead: scale(sound.lead, norm.lead),
    share3: scale(sound.share3, norm.share3),
    share8: scale(sound.share8, norm.share8),
    placeLead: sound.place ? scale(sound.place.lead, norm.placeLead) : 0,
    placeShare: sound.place ? scale(sound.place.share, norm.placeShare) : 0,
    toldShare: sound.told && norm.toldShare ? scale(sound.told.share, norm.toldShare) : 0,
    toldLead: sound.told && norm.toldLead ? scale(sound.told.lead, norm.toldLead) : 0,
    length: (Math.log(sound.end - sound.start) - norm.length[0]) / norm.length[1],
  };
}

export interface FeatureInput {
  readonly evidence: TermEvidence;
  /** Mean log likelihood of words that nobody said, see decoys.ts. */
  readonly decoyTotal: number;
  readonly norms: PhoneNorms;
  readonly vowels: ReadonlySet<number>;
}

/**
 * What the calibrated models see of a recording, by name. Rates are per second; lengths are logarithms of frames;
 * `z` marks measures in standard deviations from well-said sounds.
 */
export function measure(input: FeatureInput): Record<string, number> {
  const sounds = input.evidence.words.flatMap((word) => word.sounds);
  const normed = sounds.map((sound) => normSound(sound, input.norms));
  const own = soundFeatures(input, sounds, normed);
  return {
    ...own,
    ...weighedFeatures(own, sounds.length),
    ...paceFeatures(input, sounds),
    ...lengthFeatures(input, sounds, normed),
    ...wordFeatures(input, normed),
  };
}

/** The same mean says more of ten sounds than of three: a mean is surer by the root of its count. */
function weighedFeatures(own: ReturnType<typeof soundFeatures>, sounds: number) {
  const weight = Math.sqrt(sounds / 8);
  return {
    weighedFit: own.fitZ * weight,
    weighedLead: own.leadZ * weight,
    weighedShare: own.share3Z * weight,
    weighedLowest: own.lowestThird * weight,
    weighedAgreement: own.agreement * weight,
    weighedRatio: own.ratioBySpeech * weight,
    weighedOverDecoys: own.overDecoysBySpeech * weight,
    weighedPlace: own.placeZ * weight,
    weighedPlaceShare: own.placeShareZ * weight,
    weighedTold: own.toldZ * weight,
    weighedToldLead: own.toldLeadZ * weight,
    weighedToldLow: own.toldLow * weight,
  };
}

function soundFeatures(
  { evidence, decoyTotal, vowels }: FeatureInput,
  sounds: readonly SoundEvidence[],
  normed: readonly NormedSound[],
) {
  const fits = normed.map((sound) => sound.fit);
  const leads = normed.map((sound) => sound.lead);
  const of = (keep: (phone: number) => boolean) => mean(fits.filter((_, i) => keep(sounds[i]!.phone)));
  const frames = sounds.map(lengthOf);
  const agreed = sounds.map((sound, i) => sound.agreed * frames[i]!);
  return {
    fitZ: mean(fits),
    fit: mean(sounds.map((sound) => sound.fit)),
    fitByTime: sum(sounds.map((sound, i) => sound.fit * frames[i]!)) / sum(frames),
    leadZ: mean(leads),
    share3Z: mean(normed.map((sound) => sound.share3)),
    share8Z: mean(normed.map((sound) => sound.share8)),
    placeZ: mean(normed.map((sound) => sound.placeLead)),
    placeShareZ: mean(normed.map((sound) => sound.placeShare)),
    toldZ: mean(normed.map((sound) => sound.toldShare)),
    toldLeadZ: mean(normed.map((sound) => sound.toldLead)),
    toldLow: mean(
      normed
        .map((sound) => sound.toldShare)
        .sort((a, b) => a - b)
        .slice(0, Math.ceil(fits.length / 3)),
    ),
    fitLow: quantile(fits, 0.1),
    fitQuarter: quantile(fits, 0.25),
    leadLow: quantile(leads, 0.1),
    lowestThird: mean([...fits].sort((a, b) => a - b).slice(0, Math.ceil(fits.length / 3))),
    vowelFit: of((phone) => vowels.has(phone)),
    consonantFit: of((phone) => !vowels.has(phone)),
    agreement: mean(sounds.map((sound) => sound.agreed)),
    agreedTime: sum(agreed) / sum(frames),
    ratio: (evidence.total - evidence.freeTotal) / evidence.frames,
    overDecoys: (evidence.total - decoyTotal) / evidence.frames,
    overDecoysBySpeech: (evidence.total - decoyTotal) / sum(frames),
    ratioBySpeech: (evidence.total - evidence.freeTotal) / sum(frames),
  };
}

function paceFeatures({ evidence }: FeatureInput, sounds: readonly SoundEvidence[]) {
  const span = (sounds.at(-1)!.end - sounds[0]!.start) * FRAME_S;
  const spoken = sum(sounds.map(lengthOf)) * FRAME_S;
  const gaps = sounds.slice(1).map((sound, i) => (sound.start - sounds[i]!.end) * FRAME_S);
  const words = evidence.words.length;
  const over = (seconds: number) => gaps.filter((gap) => gap > seconds).length / words;
  return {
    rate: sounds.length / span,
    logRate: Math.log(sounds.length / span),
    logArticulation: Math.log(sounds.length / spoken),
    silence: (span - spoken) / span,
    pauses: over(0.05),
    longPauses: over(0.2),
    veryLongPauses: over(0.45),
    longestPause: Math.log1p(100 * Math.max(0, ...gaps)),
    pausePerWord: Math.log1p((100 * (span - spoken)) / words),
  };
}

function lengthFeatures(
  { vowels }: FeatureInput,
  sounds: readonly SoundEvidence[],
  normed: readonly NormedSound[],
) {
  const frames = sounds.map(lengthOf);
  const logs = frames.map(Math.log);
  const zs = normed.map((sound) => sound.length);
  const isVowel = sounds.map((sound) => vowels.has(sound.phone));
  const vowelFrames = frames.filter((_, i) => isVowel[i]);
  const consonantFrames = frames.filter((_, i) => !isVowel[i]);
  return {
    lengthDeviation: deviation(logs),
    length: mean(logs),
    lengthZ: mean(zs),
    lengthZDeviation: deviation(zs),
    lengthZHigh: quantile(zs, 0.9),
    lengthZSize: mean(zs.map(Math.abs)),
    vowelLength: Math.log(Math.max(3, mean(vowelFrames))),
    consonantLength: Math.log(Math.max(3, mean(consonantFrames))),
    vowelLengthDeviation: deviation(vowelFrames.map(Math.log)),
    consonantLengthDeviation: deviation(consonantFrames.map(Math.log)),
    vowelShare: sum(vowelFrames) / sum(frames),
    shortest: mean(frames.map((count) => (count <= 3 ? 1 : 0))),
    longest: mean(frames.map((count) => (count > 25 ? 1 : 0))),
    sounds: Math.log(sounds.length),
  };
}

function wordFeatures({ evidence }: FeatureInput, normed: readonly NormedSound[]) {
  let at = 0;
  const words = evidence.words.map((word) => {
    at += word.sounds.length;
    return normed.slice(at - word.sounds.length, at);
  });
  return {
    words: words.length,
    worstWord: Math.min(...words.map((word) => mean(word.map((sound) => sound.fit)))),
    worstWordLead: Math.min(...words.map((word) => mean(word.map((sound) => sound.lead)))),
  };
}

function lengthOf(sound: SoundEvidence): number {
  return sound.end - sound.start;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** 0 for no values. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

/** 0 for no values. */
export function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

/** Between the neighbours, as numpy does; 0 for no values. */
function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const low = Math.floor(place);
  const high = Math.min(sorted.length - 1, low + 1);
  return sorted[low]! + (sorted[high]! - sorted[low]!) * (place - low);
}
