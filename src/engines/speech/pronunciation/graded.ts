import type { Calibration, SoundModel } from './calibration.ts';
import type { TermEvidence } from './evidence.ts';
import { sum } from './features.ts';
import { interpolate, predict } from './linear.ts';
import { type MeasuredSound, measureSounds, measureWords } from './sound-features.ts';

/** Scores of each word and of each of its sounds, 0 to 100. */
export interface Graded {
  readonly words: readonly number[];
  readonly sounds: readonly (readonly number[])[];
}

/**
 * How likely a fault is, to what is shown: from the pass mark on one in five at most was marked by the experts, below
 * half of it more were marked than not. What lies between nobody can tell, and is shown so.
 */
const SCORE_BY_FAULT = [
  [0, 100],
  [0.003, 96],
  [0.02, 90],
  [0.06, 84],
  [0.2, 75],
  [0.5, 50],
  [0.8, 20],
  [1, 0],
] as const;

type GradeCalibration = Pick<Calibration, 'norms' | 'sound' | 'soundFault' | 'word' | 'wordFault'>;

/** `accuracy` is what experts would have given the whole take, 0 to 10. */
export function grade(
  calibration: GradeCalibration,
  vowels: ReadonlySet<number>,
  evidence: TermEvidence,
  accuracy: number,
): Graded {
  const measured = measureSounds({ evidence, norms: calibration.norms, vowels, accuracy });
  const shares = measured.map((sounds) => sounds.map((sound) => shareOf(calibration.sound, sound)));
  const words = measureWords({ words: evidence.words, measured, shares });
  return {
    words: words.map((features) => scoreBy(calibration.wordFault, predict(calibration.word, features))),
    sounds: shares.map((each) => each.map((share) => scoreBy(calibration.soundFault, share))),
  };
}

function scoreBy(fault: readonly (readonly [number, number])[], predicted: number): number {
  return interpolate(SCORE_BY_FAULT, interpolate(fault, predicted));
}

/** The share of experts, 0 to 1, who would have heard a sound said well. */
export function shareOf({ common, phones }: SoundModel, { sound, normed, features }: MeasuredSound): number {
  const own = phones[sound.phone];
  const fitted = predict(common, features, FURTHEST) + (own ? predict(own, features, FURTHEST) : 0);
  return fitted + REPLACED * sum([normed.fit, normed.lead, normed.placeLead].map((one) => Math.min(0, one)));
}

/**
 * Experts mark whole words as accented; a learner has to see which sound was another one. So what only the sound itself
 * tells counts more than the experts' marks alone would have it: a little of the agreement with them for one replaced
 * sound in six that is found besides (scripts/figures/replaced-sounds.ts).
 */
const REPLACED = 0.03;

/** A sound that was replaced lies further from the well-said ones than any accent that the experts heard. */
const FURTHEST = 8;
