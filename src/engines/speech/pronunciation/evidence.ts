import { type Alignment, align } from './acoustic/align.ts';
import { cepstraOf, featuresOf, meanCepstra } from './acoustic/front-end.ts';
import type { SpokenWord } from './acoustic/lattice.ts';
import type { AcousticModel, WordPosition } from './acoustic/model.ts';
import { loopPhones, type PhoneLoop } from './acoustic/phone-loop.ts';
import { fitInPlace, fitWithout, type Slot } from './acoustic/rivals.ts';
import { type SenoneScores, scoreSenones } from './acoustic/senones.ts';
import { type RecordedSpeech, spokenPart } from './recording.ts';
import type { Told } from './told.ts';

const EDGE = 5;

/** The acoustic scores of the part of a recording in which somebody speaks. */
export interface Heard {
  readonly model: AcousticModel;
  readonly scores: SenoneScores;
  /** What it sounds like without any expectation. */
  readonly loop: PhoneLoop;
  /** Frames of 10 ms that were left out before the first one scored. */
  readonly offset: number;
  readonly speech: RecordedSpeech;
}

/** Scores the speech of a recording (16 kHz mono) with one acoustic model: 60 to 80 ms for a second of speech. */
export function hear(model: AcousticModel, samples: Float32Array, speech: RecordedSpeech): Heard {
  const { offset, samples: spoken } = spokenPart(samples, speech);
  const cepstra = cepstraOf(spoken);
  // The mean over the speech alone: a term with a second of silence around it would else be all "louder than average".
  const isSpoken = (frame: number) =>
    frame + offset >= speech.from - EDGE && frame + offset < speech.to + EDGE;
  const features = featuresOf(cepstra, meanCepstra(cepstra, isSpoken));
  const scores = scoreSenones(model, features);
  return { model, scores, loop: loopPhones(model, scores, 0, scores.frames), offset, speech };
}

/** One sound as it was found in the recording. Times are frames from the first scored one. */
export interface SoundEvidence {
  readonly phone: number;
  readonly start: number;
  readonly end: number;
  /** Mean log likelihood a frame of the expected sound, relative to the best of all sounds; at most 0. */
  readonly fit: number;
  /** The same, relative to the best other sound over the whole stretch. */
  readonly lead: number;
  /** Mean log of the expected sound's share among all sounds, on a scale softened three- and eightfold. */
  readonly share3: number;
  readonly share8: number;
  /** Share of its frames in which the same sound was heard without expecting it. */
  readonly agreed: number;
  /** See `compareSounds`. */
  readonly place?: Place;
  /** What the encoder of dictation makes of it, see told.ts; without it only the acoustic model speaks. */
  readonly told?: Told;
}

/** What else could stand in a sound's place, between the same neighbours. */
interface Place {
  /** The phone that would fill it best otherwise. */
  readonly rival: number;
  /** Log likelihood of the expected sound above that rival, over the frames of the three sounds. */
  readonly lead: number;
  /** Log of the expected sound's share among all that could stand there; at most 0. */
  readonly share: number;
  /** Log likelihood of nothing standing there above that of the expected sound. */
  readonly without: number;
  /** By phone: log likelihood a frame of the sound above that of the expected one, between -9 and 9. */
  readonly others: readonly number[];
}

export interface WordEvidence {
  readonly text: string;
  readonly variant: number;
  readonly sounds: readonly SoundEvidence[];
}

export interface TermEvidence {
  readonly words: readonly WordEvidence[];
  /** Log likelihood of the whole stretch, pauses included; and that of the best sounds whatever they are. */
  readonly total: number;
  readonly freeTotal: number;
  /** Length of the stretch. */
  readonly frames: number;
}

/** Fits a term to what was heard; null where the recording is too short to hold it. */
export function fitTerm(heard: Heard, words: readonly SpokenWord[]): TermEvidence | null {
  const alignment = align(heard.model, heard.scores, words);
  if (alignment === null) return null;
  const freeTotal = heard.loop.totals.at(-1)!;
  return { total: alignment.total, freeTotal, frames: heard.scores.frames, words: weigh(heard, alignment) };
}

function weigh(heard: Heard, alignment: Alignment): WordEvidence[] {
  return alignment.words.map(({ text, variant, phones }) => ({
    text,
    variant,
    sounds: phones.map(({ phone, start, end, score }) => ({
      phone,
      start,
      end,
      fit: score,
      ...compare(heard, phone, start, end),
    })),
  }));
}

/** Adds to each sound how it compares with all others in its place: about 0.3 ms a sound. */
export function compareSounds(heard: Heard, evidence: TermEvidence): TermEvidence {
  const all = evidence.words.flatMap(({ sounds }) => place(sounds));
  let next = 0;
  const words = evidence.words.map((word) => ({
    ...word,
    sounds: word.sounds.map((sound) => ({ ...sound, place: replace(heard, all, next++) })),
  }));
  return { ...evidence, words };
}

const FURTHEST = 9;

function clampTo(limit: number, value: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

/** Frames of silence that are looked at beside the first and the last sound. */
const BESIDE = 8;

/** Tries every other sound in the place of one, between the same neighbours. */
function replace({ model, scores }: Heard, all: readonly Placed[], index: number): Place {
  const at = (offset: number) => neighbour(all, index, offset);
  const [left, own, right] = [at(-1), all[index]!, at(1)];
  const silence = model.silence;
  const slot: Slot = {
    start: left ? left.start : Math.max(0, own.start - BESIDE),
    end: right ? right.end : Math.min(scores.frames, own.end + BESIDE),
    phone: own.phone,
    left: left?.phone ?? silence,
    right: right?.phone ?? silence,
    beforeLeft: (left && at(-2)?.phone) ?? silence,
    afterRight: (right && at(2)?.phone) ?? silence,
    position: own.position,
    leftPosition: left?.position ?? 'single',
    rightPosition: right?.position ?? 'single',
  };
  const fits = fitInPlace(model, scores, slot);
  const expected = fits[own.phone]!;
  const frames = own.end - own.start;
  let rival = -1;
  let sum = 0;
  fits.forEach((fit, other) => {
    sum += Math.exp((fit - expected) / frames);
    if (other !== own.phone && (rival < 0 || fit > fits[rival]!)) rival = other;
  });
  // A stretch too short for three sounds, at the edge of a recording, tells nothing.
  if (!Number.isFinite(expected)) {
    return { rival, lead: 0, share: -Math.log(fits.length), without: 0, others: [...fits].map(() => 0) };
  }
  return {
    rival,
    lead: expected - fits[rival]!,
    share: -Math.log(sum),
    without: fitWithout(model, scores, slot) - expected,
    others: Array.from(fits, (fit) => clampTo(FURTHEST, (fit - expected) / frames)),
  };
}

type Placed = Pick<SoundEvidence, 'phone' | 'start' | 'end'> & { readonly position: WordPosition };

function place(sounds: readonly SoundEvidence[]): Placed[] {
  return sounds.map(({ phone, start, end }, index) => {
    const [isFirst, isLast] = [index === 0, index === sounds.length - 1];
    const position = isFirst ? (isLast ? 'single' : 'begin') : isLast ? 'end' : 'internal';
    return { phone, start, end, position };
  });
}

/** The sound some places away, unless a pause lies between. */
function neighbour(all: readonly Placed[], index: number, offset: number): Placed | undefined {
  const step = Math.sign(offset);
  for (let i = index; i !== index + offset; i += step) {
    const [a, b] = step > 0 ? [all[i], all[i + 1]] : [all[i - 1], all[i]];
    if (!a || !b || a.end !== b.start) return undefined;
  }
  return all[index + offset];
}

function compare({ model, scores, loop }: Heard, phone: number, start: number, end: number) {
  const { phoneCount, phones } = scores;
  const sums = new Float64Array(phoneCount);
  let share3 = 0;
  let agreed = 0;
  let share8 = 0;
  for (let frame = start; frame < end; frame++) {
    if (loop.phones[frame] === phone) agreed++;
    let all3 = 0;
    let all8 = 0;
    const row = frame * phoneCount;
    for (let other = 0; other < phoneCount; other++) {
      const value = phones[row + other]!;
      sums[other]! += value;
      all3 += Math.exp(value / 3);
      all8 += Math.exp(value / 8);
    }
    share3 += phones[row + phone]! / 3 - Math.log(all3);
    share8 += phones[row + phone]! / 8 - Math.log(all8);
  }
  const frames = end - start;
  let rival = -1;
  for (let other = 0; other < phoneCount; other++) {
    if (other === phone || model.fillers.has(other)) continue;
    if (rival < 0 || sums[other]! > sums[rival]!) rival = other;
  }
  const lead = (sums[phone]! - sums[rival]!) / frames;
  return { lead, share3: share3 / frames, share8: share8 / frames, agreed: agreed / frames };
}
