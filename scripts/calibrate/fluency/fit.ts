import type { FluencyCalibration } from '../../../src/engines/speech/fluency/calibration.ts';
import {
  type Features,
  lengthOf,
  type SoundNorm,
  type SoundNorms,
  wordFeatures,
} from '../../../src/engines/speech/fluency/features.ts';
import { FURTHEST, matchFeatures } from '../../../src/engines/speech/fluency/judgement.ts';
import type { SaidSound } from '../../../src/engines/speech/fluency/sounds.ts';
import { isAdult } from '../corpus.ts';
import { fitLogistic } from '../regression.ts';
import { deviationOf, meanOf } from '../statistics.ts';
import { fitDirected } from './directed.ts';
import { FREE_DIRECTIONS, WORD_DIRECTIONS } from './directions.ts';
import type { JudgedFluency } from './gather.ts';

/** Children stand in with less weight: the learners are adults. */
const CHILD_WEIGHT = 0.3;
const RIDGE = 30;
const MATCH_RIDGE = 3;
const FLUENT = 8;
const FEWEST_FOR_A_NORM = 40;

/** Fits everything to some of the corpus' speakers. */
export function fitFluency(
  judged: readonly JudgedFluency[],
  vowels: ReadonlySet<number>,
): FluencyCalibration {
  const adults = judged.filter(({ recording }) => isAdult(recording));
  const fluent = adults.filter(({ recording }) => recording.fluency >= FLUENT);
  const norms = normsOf(fluent.flatMap(({ evidence }) => evidence.sounds));
  const samples = (aspect: 'fluency' | 'accuracy', features: (one: JudgedFluency) => Features) =>
    judged.map((one) => ({
      features: features(one),
      target: one.recording[aspect],
      weight: isAdult(one.recording) ? 1 : CHILD_WEIGHT,
    }));
  const free = ({ evidence }: JudgedFluency) => evidence.free;
  const known = (one: JudgedFluency) => ({
    ...one.evidence.free,
    ...wordFeatures({ spoken: one.evidence.spoken, vowels }, one.evidence.sounds, norms),
  });
  const all = { ...FREE_DIRECTIONS, ...WORD_DIRECTIONS };
  return {
    norms,
    fluency: {
      known: fitDirected(samples('fluency', known), all, RIDGE, FURTHEST),
      free: fitDirected(samples('fluency', free), FREE_DIRECTIONS, RIDGE, FURTHEST),
    },
    intelligibility: fitDirected(samples('accuracy', known), all, RIDGE, FURTHEST),
    match: fitMatch(judged),
    syllablesPerNucleus: Math.exp(
      meanOf(
        fluent.map(({ evidence }) => {
          const syllables = evidence.sounds.filter(({ phone }) => vowels.has(phone)).length;
          return Math.log(syllables / Math.max(1, evidence.nuclei));
        }),
      ),
    ),
  };
}

/** Each recording with its own sentence and with another one. */
function fitMatch(judged: readonly JudgedFluency[]) {
  const samples = judged.flatMap(({ evidence: { sounds, wrong } }) =>
    wrong === null
      ? []
      : [
          { features: matchFeatures(sounds), target: 1, weight: 1 },
          { features: matchFeatures(wrong), target: 0, weight: 1 },
        ],
  );
  return fitLogistic(samples, Object.keys(samples[0]!.features), MATCH_RIDGE);
}

function normsOf(sounds: readonly SaidSound[]): SoundNorms {
  const phones: Record<number, SoundNorm> = {};
  for (const [phone, own] of Map.groupBy(sounds, (sound) => sound.phone)) {
    if (own.length >= FEWEST_FOR_A_NORM) phones[phone] = normOf(own);
  }
  return { phones, other: normOf(sounds) };
}

function normOf(sounds: readonly SaidSound[]): SoundNorm {
  const of = (pick: (sound: SaidSound) => number): [number, number] => {
    const values = sounds.map(pick);
    return [meanOf(values), deviationOf(values)];
  };
  return {
    length: of((sound) => Math.log(lengthOf(sound))),
    fit: of((sound) => sound.fit),
    lead: of((sound) => sound.lead),
    share: of((sound) => sound.share),
  };
}
