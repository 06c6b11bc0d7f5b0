import { PASS_MARK } from '../../src/domain/practice/pronunciation.ts';
import { measure } from '../../src/engines/speech/pronunciation/features.ts';
import { grade } from '../../src/engines/speech/pronunciation/graded.ts';
import { accuracyOf } from '../../src/engines/speech/pronunciation/judgement.ts';
import { isAdult } from '../calibrate/corpus.ts';
import { expertShares } from '../calibrate/expert-sounds.ts';
import type { Judged, Phones } from '../calibrate/fit.ts';
import { FAULTY_SHARE, FAULTY_WORD } from '../calibrate/fit-sounds.ts';
import type { HeldOut } from '../calibrate/folds.ts';
import { areaUnderCurve, correlation, shareOf } from '../calibrate/statistics.ts';

/** Below this a sound or word is shown as one to work on; from here to the pass mark nobody can tell. */
const SURELY_FAULTY = 50;

interface GradedUnit {
  readonly adult: boolean;
  readonly score: number;
  /** What the experts said: a word's mean, or the share who heard a sound said well. */
  readonly judged: number;
}

/** How the scores of words and sounds agree with the experts, each by what was fitted without its speaker. */
export function printWordsAndSounds(folds: readonly HeldOut[], phones: Phones): void {
  const all = folds.flatMap(({ judged, calibration }) =>
    judged.map((one) => unitsOf(one, calibration, phones)),
  );
  const words = all.flatMap((one) => one.words);
  const sounds = all.flatMap((one) => one.sounds);
  console.log('  words and sounds within what was said');
  for (const [name, keep] of [
    ['everybody', () => true],
    ['adults', ({ adult }: GradedUnit) => adult],
  ] as const) {
    const own = words.filter(keep);
    const r = correlation(
      own.map(({ score }) => score),
      own.map(({ judged }) => judged),
    );
    console.log(
      `    ${name}: ${own.length} words, r ${r.toFixed(3)}; ${shownFaults(own, ({ judged }) => judged < FAULTY_WORD)}`,
    );
    const ownSounds = sounds.filter(keep);
    const isFaulty = ({ judged }: GradedUnit) => judged <= FAULTY_SHARE + 1e-9;
    const auc = areaUnderCurve(
      ownSounds.filter((sound) => !isFaulty(sound)).map(({ score }) => score),
      ownSounds.filter(isFaulty).map(({ score }) => score),
    );
    console.log(
      `    ${name}: ${ownSounds.length} sounds, AUC ${auc.toFixed(3)}; ${shownFaults(ownSounds, isFaulty)}`,
    );
  }
}

function shownFaults(units: readonly GradedUnit[], isFaulty: (unit: GradedUnit) => boolean): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const poor = units.filter(({ score }) => score < SURELY_FAULTY);
  const unsure = units.filter(({ score }) => score >= SURELY_FAULTY && score < PASS_MARK);
  const good = units.filter(({ score }) => score >= PASS_MARK);
  return (
    `faulty ${percent(shareOf(units, isFaulty))}; shown as faulty ${percent(poor.length / units.length)}, of these rightly ${percent(shareOf(poor, isFaulty))}; ` +
    `shown as unsure ${percent(unsure.length / units.length)} (faulty ${percent(shareOf(unsure, isFaulty))}); as good, but faulty ${percent(shareOf(good, isFaulty))}`
  );
}

function unitsOf({ recording, evidence: own }: Judged, calibration: HeldOut['calibration'], phones: Phones) {
  const { evidence, decoyTotal } = own.whole;
  if (evidence.words.length !== recording.words.length) return { words: [], sounds: [] };
  const adult = isAdult(recording);
  const features = measure({ evidence, decoyTotal, norms: calibration.norms, vowels: phones.vowels });
  const graded = grade(calibration, phones.vowels, evidence, accuracyOf(calibration, features));
  const words: GradedUnit[] = graded.words.map((score, index) => ({
    adult,
    score,
    judged: recording.words[index]!.accuracy,
  }));
  const sounds = graded.sounds.flatMap((scores, index) => {
    const names = evidence.words[index]!.sounds.map(({ phone }) => phones.names[phone]!);
    const shares = expertShares(names, recording.words[index]!.phones);
    return scores.flatMap((score, i): GradedUnit[] => {
      const judged = shares[i];
      return judged === null || judged === undefined ? [] : [{ adult, score, judged }];
    });
  });
  return { words, sounds };
}
