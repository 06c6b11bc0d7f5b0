import { PASS_MARK } from '../../src/domain/practice/pronunciation.ts';
import type { Calibration } from '../../src/engines/speech/pronunciation/calibration.ts';
import { measure } from '../../src/engines/speech/pronunciation/features.ts';
import { judge, matchOf, scoreOf } from '../../src/engines/speech/pronunciation/judgement.ts';
import { isAdult } from '../calibrate/corpus.ts';
import type { Fitted } from '../calibrate/evidence.ts';
import type { Judged, Phones } from '../calibrate/fit.ts';
import type { HeldOut } from '../calibrate/folds.ts';
import { areaUnderCurve, correlation, meanOf, quantileOf, shareOf } from '../calibrate/statistics.ts';

interface Scored {
  readonly match: number;
  readonly score: number;
  readonly experts: ReturnType<typeof judge>['experts'];
}

interface Trial {
  readonly adult: boolean;
  readonly speaker: string;
  readonly pitch: number;
  /** Words of the text; syllables for terms cut out. */
  readonly words: number;
  readonly syllables: number;
  readonly experts: {
    readonly accuracy: number;
    readonly fluency: number;
    readonly prosody: number;
    readonly total: number;
  } | null;
  readonly accuracy: number;
  readonly right: Scored;
  readonly wrong: readonly Scored[];
}

/** Scores every recording and every term cut out of one by what was fitted without its speaker. */
export function heldOutTrials(folds: readonly HeldOut[], phones: Phones): { whole: Trial[]; terms: Trial[] } {
  const whole = folds.flatMap((fold) =>
    fold.judged.map((one) => ({
      ...about(one),
      words: one.recording.words.length,
      syllables: 0,
      experts: one.recording,
      accuracy: one.recording.accuracy,
      right: score(one.evidence.whole, fold.calibration, phones),
      wrong: one.evidence.wrongWhole.map((fitted) => score(fitted, fold.calibration, phones)),
    })),
  );
  const terms = folds.flatMap((fold) =>
    fold.judged.flatMap((one) =>
      one.evidence.cuts.map((cut) => ({
        ...about(one),
        words: cut.words,
        syllables: cut.syllables,
        experts: null,
        accuracy: cut.accuracy,
        right: score(cut.right, fold.calibration, phones),
        wrong: cut.wrong.map((fitted) => score(fitted, fold.calibration, phones)),
      })),
    ),
  );
  return { whole, terms };
}

function about({ recording, evidence }: Judged) {
  return { adult: isAdult(recording), speaker: recording.speaker, pitch: evidence.pitch };
}

function score({ evidence, decoyTotal }: Fitted, calibration: Calibration, phones: Phones): Scored {
  const features = measure({ evidence, decoyTotal, norms: calibration.norms, vowels: phones.vowels });
  const match = matchOf(calibration, features);
  const judged = judge(calibration, features);
  return { match, score: scoreOf(judged.score, match), experts: judged.experts };
}

export function printHeldOut({ whole, terms }: { whole: readonly Trial[]; terms: readonly Trial[] }): void {
  const adults = whole.filter((trial) => trial.adult);
  console.log(
    `\nHeld-out speakers: ${whole.length} recordings of ${speakersIn(whole)} speakers, ${adults.length} of ${speakersIn(adults)} adults`,
  );
  for (const [name, trials] of [
    ['adults', adults],
    ['everybody', whole],
  ] as const) {
    const r = (aspect: 'accuracy' | 'fluency' | 'prosody' | 'total') =>
      correlation(
        trials.map(({ right }) => right.experts[aspect]),
        trials.map(({ experts }) => experts![aspect]),
      ).toFixed(3);
    const shown = correlation(
      trials.map(({ right }) => right.score),
      trials.map(({ experts }) => experts!.total),
    ).toFixed(3);
    console.log(
      `  ${name}: accuracy ${r('accuracy')}, fluency ${r('fluency')}, prosody ${r('prosody')}, total ${r('total')}; pronunciationScore with total ${shown}`,
    );
  }
  const threshold = splitPitch(adults);
  console.log(
    `  women and men are told apart by the median pitch of the speaker (${threshold.toFixed(0)} Hz): the corpus does not say`,
  );
  const isWoman = byPitch(adults, threshold);
  report(
    'whole recordings',
    adults.filter(({ wrong }) => wrong.length > 0),
    isWoman,
  );
  report('terms cut out', terms, isWoman);
  for (const words of [1, 2, 3])
    line(
      `of ${words} word${words > 1 ? 's' : ''}`,
      terms.filter((trial) => trial.words === words),
    );
  for (const count of [1, 2, 3, 4]) {
    line(
      count < 4 ? `of ${count} syllable${count > 1 ? 's' : ''}` : 'of 4 and more',
      terms.filter(({ syllables }) => Math.min(4, syllables) === count),
    );
  }
  const quality = correlation(
    terms.map(({ right }) => right.score),
    terms.map(({ accuracy }) => accuracy),
  );
  console.log(`    score of a term with the experts' word scores: r ${quality.toFixed(3)}`);
}

function report(name: string, trials: readonly Trial[], isWoman: (trial: Trial) => boolean): void {
  console.log(
    `  ${name}: ${trials.length}, each with ${trials[0]?.wrong.length} wrong texts of as many words and similar length`,
  );
  line('all', trials);
  line('women', trials.filter(isWoman));
  line(
    'men',
    trials.filter((trial) => !isWoman(trial)),
  );
}

function line(name: string, trials: readonly Trial[]): void {
  if (trials.length === 0) return;
  const wrong = trials.flatMap((trial) => trial.wrong);
  const auc = areaUnderCurve(
    trials.map(({ right }) => right.match),
    wrong.map(({ match }) => match),
  );
  const good = trials.filter(({ accuracy }) => accuracy >= 8);
  const poor = trials.filter(({ accuracy }) => accuracy < 5);
  const passes = ({ right }: Trial) => right.score >= PASS_MARK;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(
    `    ${name}: right against wrong AUC ${auc.toFixed(3)}; wrong that fail ${percent(shareOf(wrong, ({ score: s }) => s < PASS_MARK))}; ` +
      `judged 8 and more that pass ${percent(shareOf(good, passes))} of ${good.length}; judged below 5 that pass ${percent(shareOf(poor, passes))} of ${poor.length}; median ${quantileOf(
        trials.map(({ right }) => right.score),
        0.5,
      ).toFixed(0)}`,
  );
}

function speakersIn(trials: readonly Trial[]): number {
  return new Set(trials.map(({ speaker }) => speaker)).size;
}

/** Two groups of voices: the threshold that the means of both sides are equally far from. */
function splitPitch(trials: readonly Trial[]): number {
  const pitches = [...Map.groupBy(trials, ({ speaker }) => speaker).values()].map((own) =>
    quantileOf(
      own.map(({ pitch }) => pitch),
      0.5,
    ),
  );
  let threshold = meanOf(pitches);
  for (let step = 0; step < 20; step++) {
    threshold =
      (meanOf(pitches.filter((pitch) => pitch >= threshold)) +
        meanOf(pitches.filter((pitch) => pitch < threshold))) /
      2;
  }
  return threshold;
}

function byPitch(trials: readonly Trial[], threshold: number): (trial: Trial) => boolean {
  const groups = Map.groupBy(trials, ({ speaker }) => speaker);
  const women = new Set(
    [...groups]
      .filter(
        ([, own]) =>
          quantileOf(
            own.map(({ pitch }) => pitch),
            0.5,
          ) >= threshold,
      )
      .map(([speaker]) => speaker),
  );
  return ({ speaker }) => women.has(speaker);
}
