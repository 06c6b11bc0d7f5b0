import type { FluencyCalibration } from '../../src/engines/speech/fluency/calibration.ts';
import { lengthOf, wordFeatures } from '../../src/engines/speech/fluency/features.ts';
import { matchOf, rateSpeech, SURE } from '../../src/engines/speech/fluency/judgement.ts';
import { isAdult } from '../calibrate/corpus.ts';
import { fitFluency } from '../calibrate/fluency/fit.ts';
import type { JudgedFluency } from '../calibrate/fluency/gather.ts';
import { splitSpeakers } from '../calibrate/folds.ts';
import { areaUnderCurve, correlation, shareOf } from '../calibrate/statistics.ts';

interface Trial {
  readonly one: JudgedFluency;
  readonly known: number;
  readonly intelligibility: number;
  readonly free: number;
  readonly match: number;
  /** null where no other sentence was tried. */
  readonly wrongMatch: number | null;
}

/** Rates every recording by what was fitted without its speaker, with its words and without them. */
function heldOutTrials(judged: readonly JudgedFluency[], vowels: ReadonlySet<number>): Trial[] {
  return splitSpeakers(judged).flatMap(({ held, others }) => {
    const calibration = fitFluency(others, vowels);
    return held.map((one) => tryOne(one, calibration, vowels));
  });
}

function tryOne(one: JudgedFluency, calibration: FluencyCalibration, vowels: ReadonlySet<number>): Trial {
  const { free, spoken, sounds, wrong } = one.evidence;
  const frames = lengthOf(spoken) - spoken.silences.reduce((sum, silence) => sum + lengthOf(silence), 0);
  const syllables = sounds.filter(({ phone }) => vowels.has(phone)).length;
  const words = wordFeatures({ spoken, vowels }, sounds, calibration.norms);
  const known = rateSpeech({ free, known: { words, pace: (100 * syllables) / frames } }, calibration);
  return {
    one,
    known: known.fluency,
    intelligibility: known.intelligibility!,
    free: rateSpeech({ free, known: null }, calibration).fluency,
    match: matchOf(sounds, calibration),
    wrongMatch: wrong && matchOf(wrong, calibration),
  };
}

/** How fluency agrees with the experts of speechocean762, by five folds of its speakers. */
export function printFluency(judged: readonly JudgedFluency[], vowels: ReadonlySet<number>): void {
  const trials = heldOutTrials(judged, vowels);
  console.log(`\nFluency, held-out speakers: ${trials.length} recordings`);
  for (const [name, counts] of [
    ['adults', isAdult],
    ['children', (recording) => !isAdult(recording)],
    ['everybody', () => true],
  ] as [string, typeof isAdult][]) {
    const own = trials.filter(({ one }) => counts(one.recording));
    const r = (pick: (trial: Trial) => number, aspect: 'fluency' | 'accuracy') =>
      correlation(
        own.map(pick),
        own.map(({ one }) => one.recording[aspect]),
      ).toFixed(3);
    console.log(
      `  ${name}, ${own.length}: fluency with words known ${r(({ known }) => known, 'fluency')}, without ` +
        `${r(({ free }) => free, 'fluency')}; intelligibility with accuracy ${r((trial) => trial.intelligibility, 'accuracy')}`,
    );
  }
  const wrong = trials.flatMap(({ wrongMatch }) => wrongMatch ?? []);
  const right = trials.map(({ match }) => match);
  console.log(
    `  words: right against wrong AUC ${areaUnderCurve(right, wrong).toFixed(3)}; taken for known: right ` +
      `${(100 * shareOf(right, (match) => match >= SURE)).toFixed(1)} %, wrong ${(100 * shareOf(wrong, (match) => match >= SURE)).toFixed(1)} %`,
  );
}
