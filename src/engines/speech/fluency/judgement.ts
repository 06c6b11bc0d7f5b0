import { interpolate, logistic, predict } from '../pronunciation/linear.ts';
import type { FluencyCalibration } from './calibration.ts';
import {
  type Features,
  freeFeatures,
  lengthOf,
  nucleiOf,
  soundingSeconds,
  wordFeatures,
} from './features.ts';
import type { SaidSound } from './sounds.ts';
import { meanOf } from './statistics.ts';
import type { JudgedTake } from './take.ts';

/** Turns unlike any that the scale was fitted to count as the most unlike it has seen, in standard deviations. */
export const FURTHEST = 2.5;

/**
 * What is lost by hurrying, in points of a hundred by syllables a second without pauses. Nobody in the corpus hurries:
 * of its adults 99 in 100 read at 5.6 or less, and conversation between native speakers has 4 to 6.
 */
const HURRY = [
  [6, 0],
  [7, 20],
  [9, 50],
] as const;
/** Where the words are not known. Of quick speech, syllables run together before the sounds do. */
const SOUNDS_HEARD_A_SYLLABLE = 2.1;

/** Less speech than this tells nothing about its flow, in seconds. */
const LEAST_SECONDS = 1;
const LEAST_SYLLABLES = 3;
/** From so much on, words count as said. */
export const SURE = 0.5;

/**
 * The best that can be said of somebody who pauses so much within clauses, by the share of the time: nine in ten of the
 * corpus' adults with such pauses were rated lower. Who speaks well between long pauses is unlike any of them.
 */
const BEST_BY_SILENCE = [
  [0.1, 95],
  [0.2, 82],
  [0.3, 70],
  [0.4, 60],
  [0.6, 45],
] as const;

export interface SpeechRating {
  /** 0 to 100. */
  readonly fluency: number;
  /** 0 to 100; null where the words are not known. */
  readonly intelligibility: number | null;
}

export interface SpeechJudgement {
  readonly syllables: number;
  readonly fluency: number | null;
  readonly intelligibility: number | null;
}

/** How fluently a turn was said, and how clearly where its words are known. */
export function judgeSpeech({ take, sounds }: JudgedTake, calibration: FluencyCalibration): SpeechJudgement {
  const seconds = soundingSeconds(take);
  const known = sounds !== null && matchOf(sounds, calibration) >= SURE ? sounds : null;
  const syllables = known
    ? known.filter(({ phone }) => take.vowels.has(phone)).length
    : Math.round(nucleiOf(take).length * calibration.syllablesPerNucleus);
  if (seconds < LEAST_SECONDS || syllables < LEAST_SYLLABLES) {
    return { syllables, fluency: null, intelligibility: null };
  }
  const free = freeFeatures(take);
  const words = known && {
    words: wordFeatures(take, known, calibration.norms),
    pace: syllables / seconds,
  };
  return { syllables, ...rateSpeech({ free, known: words }, calibration) };
}

/** Measures of a turn: of its sound alone, and of its words and their syllables a second where they are known. */
export interface Measured {
  readonly free: Features;
  readonly known: { readonly words: Features; readonly pace: number } | null;
}

/** What experts would say of a turn with these measures, and what is lost by hurrying and by halting. */
export function rateSpeech({ free, known }: Measured, calibration: FluencyCalibration): SpeechRating {
  const features = known && { ...free, ...known.words };
  const rated = features
    ? predict(calibration.fluency.known, features, FURTHEST)
    : predict(calibration.fluency.free, free, FURTHEST);
  const pace = known ? known.pace : Math.exp(free.segmentRate!) / SOUNDS_HEARD_A_SYLLABLE;
  const best = interpolate(BEST_BY_SILENCE, free.silence!);
  return {
    fluency: toPercent(Math.min(best, 10 * rated) - interpolate(HURRY, pace)),
    intelligibility: features && toPercent(10 * predict(calibration.intelligibility, features, FURTHEST)),
  };
}

/** How sure it is that these words were said, 0 to 1. */
export function matchOf(sounds: readonly SaidSound[], { match }: Pick<FluencyCalibration, 'match'>): number {
  return sounds.length === 0 ? 0 : logistic(predict(match, matchFeatures(sounds)));
}

export function matchFeatures(sounds: readonly SaidSound[]): Record<string, number> {
  const byWord = Map.groupBy(sounds, ({ word }) => word);
  const words = [...byWord.values()].map((own) => meanOf(own.map(({ lead }) => lead)));
  return {
    share: meanOf(sounds.map(({ share }) => share)),
    lead: meanOf(sounds.map(({ lead }) => lead)),
    agreed: meanOf(sounds.map(({ agreed }) => agreed)),
    foreignWords: meanOf(words.map((lead) => (lead < -3 ? 1 : 0))),
    squeezed: meanOf(sounds.map((sound) => (lengthOf(sound) <= 3 ? 1 : 0))),
  };
}

function toPercent(points: number): number {
  return Math.round(10 * Math.max(0, Math.min(100, points))) / 10;
}
