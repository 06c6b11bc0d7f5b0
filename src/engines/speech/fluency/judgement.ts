import { interpolate, logistic, predict } from '../pronunciation/linear.ts';
import type { FluencyCalibration } from './calibration.ts';
import { freeFeatures, lengthOf, nucleiOf, soundingSeconds, wordFeatures } from './features.ts';
import type { SaidSound } from './sounds.ts';
import { meanOf } from './statistics.ts';
import type { JudgedTake } from './take.ts';

/** Turns unlike any that the scale was fitted to count as the most unlike it has seen, in standard deviations. */
export const FURTHEST = 2.5;

/**
 * What is lost by hurrying, in points of a hundred by syllables a second without pauses. Nobody in the corpus hurries:
 * its quickest recordings have 5.8, conversation between native speakers 4 to 6.
 */
const HURRY = [
  [6, 0],
  [7, 15],
  [9, 45],
] as const;

/** Less speech than this tells nothing about its flow, in seconds. */
const LEAST_SECONDS = 1;
const LEAST_SYLLABLES = 3;

export interface SpeechJudgement {
  readonly syllables: number;
  /** 0 to 100. */
  readonly fluency: number | null;
  readonly intelligibility: number | null;
}

/** How fluently a turn was said, and how clearly where its words are known. */
export function judgeSpeech({ take, sounds }: JudgedTake, calibration: FluencyCalibration): SpeechJudgement {
  const seconds = soundingSeconds(take);
  const known = sounds !== null && matchOf(sounds, calibration) >= 0.5 ? sounds : null;
  const syllables = known
    ? known.filter(({ phone }) => take.vowels.has(phone)).length
    : Math.round(nucleiOf(take).length * calibration.syllablesPerNucleus);
  if (seconds < LEAST_SECONDS || syllables < LEAST_SYLLABLES) {
    return { syllables, fluency: null, intelligibility: null };
  }
  const free = freeFeatures(take);
  const features = known && { ...free, ...wordFeatures(take, known, calibration.norms) };
  const rated = features
    ? predict(calibration.fluency.known, features, FURTHEST)
    : predict(calibration.fluency.free, free, FURTHEST);
  return {
    syllables,
    fluency: toPercent(rated, interpolate(HURRY, syllables / seconds)),
    intelligibility: features && toPercent(predict(calibration.intelligibility, features, FURTHEST), 0),
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

function toPercent(outOfTen: number, lost: number): number {
  return Math.round(Math.max(0, Math.min(100, 10 * outOfTen - lost)));
}
