import type { Listened } from './listen.ts';
import { runsOf, type Spoken, type Stretch } from './pauses.ts';
import type { SaidSound } from './sounds.ts';
import { deviationOf, meanOf, quantileOf, sumOf, unevennessOf } from './statistics.ts';
import type { Take } from './take.ts';

/** How a phone measures when it is said fluently: mean and standard deviation of each measure. */
export interface SoundNorm {
  /** Of the natural logarithm of its length in frames. */
  readonly length: readonly [number, number];
  readonly fit: readonly [number, number];
  readonly lead: readonly [number, number];
  readonly share: readonly [number, number];
}

/** By phone index; a phone without a norm of its own takes `other`. */
export interface SoundNorms {
  readonly phones: Readonly<Record<number, SoundNorm>>;
  readonly other: SoundNorm;
}

export type Features = Readonly<Record<string, number>>;

const FRAME_S = 0.01;
/** Silences from so many frames on are pauses: shorter ones belong to sounds. */
const PAUSES = { pauses: 20, longPauses: 30, veryLongPauses: 50 };
/** Vowels longer than this are drawn out, in frames. */
const DRAWN_OUT = 20;
const SOFTENED = 3;

/** Seconds of speech from the first sound to the last, without silences. */
export function soundingSeconds({ spoken }: Pick<Take, 'spoken'>): number {
  return FRAME_S * (lengthOf(spoken) - sumOf(spoken.silences.map(lengthOf)));
}

/**
 * What can be said of fluency whatever the words were. Nothing here grows with the length of a turn: shares, means,
 * counts a second of speech.
 */
export function freeFeatures(take: Take): Features {
  const { model, heard, spoken, vowels } = take;
  const seconds = soundingSeconds(take);
  const segments = segmentsOf(take);
  const nuclei = nucleiOf(take);
  const lengths = segments.map((one) => Math.log(lengthOf(one)));
  const vowelLengths = segments
    .filter(({ phone }) => vowels.has(phone))
    .map((one) => Math.log(lengthOf(one)));
  const silence = FRAME_S * sumOf(spoken.silences.map(lengthOf));
  const count = (least: number) => spoken.silences.filter((one) => lengthOf(one) >= least).length / seconds;
  const drawnOut = sumOf(nuclei.map((one) => Math.max(0, lengthOf(one) - DRAWN_OUT)));
  return {
    segmentRate: Math.log((1 + segments.length) / seconds),
    segmentPace: Math.log((1 + segments.length) / (seconds + silence)),
    nucleusRate: Math.log((1 + nuclei.length) / seconds),
    nucleusPace: Math.log((1 + nuclei.length) / (seconds + silence)),
    silence: silence / (seconds + silence),
    logSilence: Math.log(0.02 + silence / (seconds + silence)),
    pauses: count(PAUSES.pauses),
    longPauses: count(PAUSES.longPauses),
    veryLongPauses: count(PAUSES.veryLongPauses),
    pauseLengths: sumOf(spoken.silences.map((one) => Math.log(lengthOf(one) / 8))) / seconds,
    segmentLength: meanOf(lengths),
    segmentDeviation: deviationOf(lengths),
    longSegments: quantileOf(lengths, 0.9),
    vowelLength: meanOf(vowelLengths),
    longVowels: quantileOf(vowelLengths, 0.9),
    nucleusUnevenness: unevennessOf(nuclei.map(lengthOf)),
    drawnOut: (FRAME_S * drawnOut) / seconds,
    change: changeOf(heard, spoken, model.phones.length),
    ...melodyOf(take),
  };
}

/** What is said of fluency when the words are known. `sounds` are theirs. */
export function wordFeatures(
  take: Pick<Take, 'spoken' | 'vowels'>,
  sounds: readonly SaidSound[],
  norms: SoundNorms,
): Features {
  const { spoken, vowels } = take;
  const seconds = soundingSeconds(take);
  const syllables = Math.max(1, sounds.filter(({ phone }) => vowels.has(phone)).length);
  const gaps = sounds.slice(1).map((sound, i) => sound.start - sounds[i]!.end);
  const gap = FRAME_S * sumOf(gaps);
  const span = FRAME_S * (sounds.at(-1)!.end - sounds[0]!.start);
  const over = (frames: number) => gaps.filter((one) => one > frames).length / syllables;
  const silence = FRAME_S * sumOf(spoken.silences.map(lengthOf));
  return {
    articulation: Math.log(sounds.length / (span - gap)),
    soundRate: Math.log(sounds.length / span),
    syllableRate: Math.log(syllables / span),
    syllableArticulation: Math.log(syllables / seconds),
    gaps: over(5),
    wideGaps: over(10),
    wordPauses: over(20),
    longWordPauses: over(45),
    gapPerSyllable: Math.log(0.01 + gap / syllables),
    silencePerSyllable: Math.log(0.01 + silence / syllables),
    ...lengthFeatures(sounds, norms),
    ...clarityFeatures(sounds, norms),
  };
}

function lengthFeatures(sounds: readonly SaidSound[], norms: SoundNorms) {
  const logs = sounds.map((sound) => Math.log(lengthOf(sound)));
  const normed = sounds.map((sound, i) => scale(logs[i]!, normOf(sound, norms).length));
  const isLast = (i: number) => sounds[i + 1]?.word !== sounds[i]!.word;
  return {
    soundLength: meanOf(normed),
    soundLengthDeviation: deviationOf(normed),
    soundLengthHigh: quantileOf(normed, 0.9),
    soundLengthOff: meanOf(normed.map(Math.abs)),
    soundLengthSteps: meanOf(normed.slice(1).map((value, i) => Math.abs(value - normed[i]!))),
    rawLengthDeviation: deviationOf(logs),
    drawnOutSounds: meanOf(sounds.map((sound) => (lengthOf(sound) > 25 ? 1 : 0))),
    lastSoundLength: meanOf(normed.filter((_, i) => isLast(i))),
  };
}

function clarityFeatures(sounds: readonly SaidSound[], norms: SoundNorms) {
  const fits = sounds.map((sound) => bounded(scale(sound.fit, normOf(sound, norms).fit)));
  const leads = sounds.map((sound) => bounded(scale(sound.lead, normOf(sound, norms).lead)));
  const shares = sounds.map((sound) => bounded(scale(sound.share, normOf(sound, norms).share)));
  const byWord = Map.groupBy(leads.keys(), (i) => sounds[i]!.word);
  const words = [...byWord.values()].map((own) => meanOf(own.map((i) => leads[i]!)));
  return {
    fit: meanOf(fits),
    fitLow: quantileOf(fits, 0.1),
    lead: meanOf(leads),
    leadLow: quantileOf(leads, 0.1),
    share: meanOf(shares),
    shareDeviation: deviationOf(shares),
    weakWords: quantileOf(words, 0.25),
    agreed: meanOf(sounds.map(({ agreed }) => agreed)),
  };
}

function normOf({ phone }: SaidSound, norms: SoundNorms): SoundNorm {
  return norms.phones[phone] ?? norms.other;
}

function scale(value: number, [mean, deviation]: readonly [number, number]): number {
  return (value - mean) / deviation;
}

function bounded(value: number): number {
  return Math.max(-6, Math.min(2, value));
}

/** Runs of one sound as they were heard without expecting any, silence and noises left out. */
function segmentsOf({ model, heard, spoken }: Take): (Stretch & { phone: number })[] {
  const segments: (Stretch & { phone: number })[] = [];
  for (let start = spoken.start; start < spoken.end; ) {
    const phone = heard.loop[start]!;
    let end = start + 1;
    while (end < spoken.end && heard.loop[end] === phone) end++;
    if (!model.fillers.has(phone)) segments.push({ phone, start, end });
    start = end;
  }
  return segments;
}

/** Stretches of vowels: about a syllable each. */
export function nucleiOf({ heard, spoken, vowels }: Take): Stretch[] {
  const isVowel = heard.loop.subarray(spoken.start, spoken.end).map((phone) => (vowels.has(phone) ? 1 : 0));
  return runsOf(isVowel, 1).map(({ start, end }) => ({
    start: start + spoken.start,
    end: end + spoken.start,
  }));
}

/** How fast one sound follows the other: mean change of the shares of all sounds from frame to frame, as a log. */
function changeOf({ phones }: Listened, spoken: Spoken, phoneCount: number): number {
  let [previous, shares] = [new Float64Array(phoneCount), new Float64Array(phoneCount)];
  let [sum, counted] = [0, 0];
  const isSilent = silenceTrack(spoken);
  for (let frame = spoken.start; frame < spoken.end; frame++) {
    if (isSilent[frame]) continue;
    let all = 0;
    for (let phone = 0; phone < phoneCount; phone++) {
      shares[phone] = Math.exp(phones[frame * phoneCount + phone]! / SOFTENED);
      all += shares[phone]!;
    }
    let change = 0;
    for (let phone = 0; phone < phoneCount; phone++) {
      shares[phone]! /= all;
      change += Math.abs(shares[phone]! - previous[phone]!);
    }
    if (frame > spoken.start && !isSilent[frame - 1]) {
      sum += change / 2;
      counted++;
    }
    [previous, shares] = [shares, previous];
  }
  return Math.log((0.001 + sum) / Math.max(1, counted));
}

function silenceTrack({ end, silences }: Spoken): Uint8Array {
  const track = new Uint8Array(end);
  for (const silence of silences) track.fill(1, silence.start, silence.end);
  return track;
}

const VOICED = 0.7;
/** Jumps by more semitones from frame to frame are errors of the pitch, not melody. */
const JUMP = 2;

function melodyOf({ heard, spoken }: Take) {
  const tones = tonesOf({ heard, spoken });
  const steps = tones.slice(1).map((tone, i) => Math.abs(tone - tones[i]!));
  return { melody: meanOf(steps.filter((step) => step < JUMP)), pitchRange: pitchRangeOf(tones) };
}

/** The pitch of each voiced frame in semitones above 100 Hz. */
export function tonesOf({ heard, spoken }: Pick<Take, 'heard' | 'spoken'>): number[] {
  const tones: number[] = [];
  for (let frame = spoken.start; frame < spoken.end; frame++) {
    if (heard.voicing[frame]! > VOICED && heard.loudness[frame]! > heard.threshold) {
      tones.push(12 * Math.log2(heard.pitch[frame]! / 100));
    }
  }
  return tones;
}

/** From the 10th to the 90th percentile, in semitones; octave errors left out. */
export function pitchRangeOf(tones: readonly number[]): number {
  const middle = quantileOf(tones, 0.5);
  const near = tones.filter((tone) => Math.abs(tone - middle) < 10);
  return quantileOf(near, 0.9) - quantileOf(near, 0.1);
}

export function lengthOf({ start, end }: Stretch): number {
  return end - start;
}
