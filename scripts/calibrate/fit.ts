import { PASS_MARK } from '../../src/domain/practice/pronunciation.ts';
import type { Calibration } from '../../src/engines/speech/pronunciation/calibration.ts';
import type { SoundEvidence } from '../../src/engines/speech/pronunciation/evidence.ts';
import { measure, type PhoneNorm, type PhoneNorms } from '../../src/engines/speech/pronunciation/features.ts';
import { judge, matchOf, scoreOf } from '../../src/engines/speech/pronunciation/judgement.ts';
import { predict } from '../../src/engines/speech/pronunciation/linear.ts';
import { isAdult, type Recording } from './corpus.ts';
import type { Fitted, RecordingEvidence } from './evidence.ts';
import { expertShares } from './expert-sounds.ts';
import { fitSounds } from './fit-sounds.ts';
import { fitLogistic, fitRidge, type Sample } from './regression.ts';
import { scoreScale } from './scales.ts';
import { deviationOf, meanOf, shareOf } from './statistics.ts';

export interface Judged {
  readonly recording: Recording;
  readonly evidence: RecordingEvidence;
}

/** Names and vowels of the American model's phones. */
export interface Phones {
  readonly names: readonly string[];
  readonly vowels: ReadonlySet<number>;
}

/** Children stand in with less weight: the learners are adults. */
const CHILD_WEIGHT = 0.3;
const WELL_SAID = 0.75;
const FEWEST_FOR_A_NORM = 40;
const RIDGE = 100;
const MATCH_RIDGE = 3;
const GOOD = 8;
/** Of what experts gave 8 or more, this share reaches the pass mark, if it is also recognised as the right term. */
const PASSING = 0.92;
const PASSING_TERM = 0.95;
/** How far the odds of the acoustic models may be raised. */
const LAXEST = -6;
/** Of wrong terms of similar length, this share may pass. */
const WRONG_PASSING = 0.04;

const UTTERANCE = (
  'fitZ fit fitByTime leadZ share3Z share8Z fitLow leadLow fitQuarter vowelFit consonantFit agreement agreedTime ' +
  'ratio ratioBySpeech rate logRate logArticulation silence pauses longPauses veryLongPauses longestPause ' +
  'pausePerWord lengthDeviation length lengthZ lengthZDeviation lengthZHigh lengthZSize vowelLength consonantLength ' +
  'vowelLengthDeviation consonantLengthDeviation vowelShare shortest longest sounds worstWord worstWordLead'
).split(' ');
const TERM = (
  'fitZ fit leadZ share3Z share8Z lowestThird vowelFit consonantFit agreement ratioBySpeech overDecoysBySpeech ' +
  'logArticulation silence lengthZ lengthZSize lengthDeviation sounds worstWordLead'
).split(' ');
const MATCH = (
  'weighedFit weighedLead weighedShare weighedLowest weighedAgreement weighedRatio weighedOverDecoys weighedPlace weighedPlaceShare lengthZSize ' +
  'silence veryLongPauses sounds'
).split(' ');
const TOLD = ['toldZ', 'toldLeadZ', 'toldLow'];
const TOLD_MATCH = ['weighedTold', 'weighedToldLead', 'weighedToldLow'];

/** Whether the encoder's evidence is there to be fitted too. */
function isTold(judged: readonly Judged[]): boolean {
  return judged.every(({ evidence }) => evidence.whole.evidence.words[0]?.sounds[0]?.told !== undefined);
}

interface JudgedSound {
  readonly sound: SoundEvidence;
  readonly share: number;
}

/** Fits everything to some of the corpus' speakers. */
export function fitCalibration(judged: readonly Judged[], phones: Phones): Calibration {
  const sounds = judged.filter(({ recording }) => isAdult(recording)).flatMap((one) => soundsOf(one, phones));
  const norms = normsOf(sounds.filter(({ share }) => share >= WELL_SAID));
  const features = (fitted: Fitted) => measure({ ...fitted, norms, vowels: phones.vowels });
  const whole = judged.map(({ recording, evidence }) => ({ recording, features: features(evidence.whole) }));
  const cuts = judged.flatMap(({ evidence }) => evidence.cuts);
  const { utterance, term } = fitTakes(judged, features);
  const match = isTold(judged) ? [...MATCH, ...TOLD_MATCH] : MATCH;
  const good = {
    whole: whole.filter(({ recording }) => isAdult(recording) && recording.total >= GOOD),
    cuts: cuts.filter(({ accuracy }) => accuracy >= GOOD),
  };
  const fitted: Calibration = {
    norms,
    utterance,
    term,
    ...fitSounds(judged, norms, (others) => fitTakes(others, features), phones),
    match: {
      term: fitLogistic(matchSamples(cuts, features), match, MATCH_RIDGE),
      utterance: fitLogistic(matchSamples(utterancesOf(judged), features), match, MATCH_RIDGE),
    },
    score: {
      utterance: scoreScale(
        good.whole.map(({ features }) => predict(utterance.total, features)),
        PASSING,
      ),
      term: scoreScale(
        good.cuts.map((cut) => predict(term, features(cut.right))),
        PASSING_TERM,
      ),
    },
  };
  return strictEnough(
    fitted,
    isTold(judged) ? 0 : LAXEST,
    cuts.flatMap(({ wrong }) => wrong.map(features)),
  );
}

type Measure = (fitted: Fitted) => Record<string, number>;

/** What experts would give a whole recording, and a term. */
function fitTakes(judged: readonly Judged[], features: Measure): Pick<Calibration, 'utterance' | 'term'> {
  const whole = judged.map(({ recording, evidence }) => ({ recording, features: features(evidence.whole) }));
  const told = isTold(judged) ? TOLD : [];
  const aspect = (name: 'accuracy' | 'fluency' | 'prosody' | 'total') =>
    fitRidge(
      whole.map(({ recording, features: own }) => ({
        features: own,
        target: recording[name],
        weight: weightOf(recording),
      })),
      [...UTTERANCE, ...told],
      RIDGE,
    );
  const term = fitRidge(
    judged.flatMap(({ evidence }) =>
      evidence.cuts.map((cut) => ({ features: features(cut.right), target: cut.accuracy, weight: 1 })),
    ),
    [...TERM, ...told],
    RIDGE,
  );
  const utterance = {
    accuracy: aspect('accuracy'),
    fluency: aspect('fluency'),
    prosody: aspect('prosody'),
    total: aspect('total'),
  };
  return { utterance, term };
}

/**
 * Moves the odds of terms until just so few of the wrong ones pass. With the encoder's evidence most of them fail by
 * their sounds already: there the odds are never raised, as they also say whether the term was said at all.
 */
function strictEnough(
  fitted: Calibration,
  laxest: number,
  wrong: readonly Record<string, number>[],
): Calibration {
  const shifted = (by: number): Calibration => {
    const term = { ...fitted.match.term, intercept: fitted.match.term.intercept - by };
    return { ...fitted, match: { ...fitted.match, term } };
  };
  let [lax, strict] = [laxest, 8];
  while (strict - lax > 0.02) {
    const middle = (lax + strict) / 2;
    const passing = shareOf(wrong, (features) => passes(shifted(middle), features));
    if (passing > WRONG_PASSING) lax = middle;
    else strict = middle;
  }
  return shifted(strict);
}

function passes(calibration: Calibration, features: Record<string, number>): boolean {
  return scoreOf(judge(calibration, features).score, matchOf(calibration, features)) >= PASS_MARK;
}

function weightOf(recording: Recording): number {
  return isAdult(recording) ? 1 : CHILD_WEIGHT;
}

function soundsOf({ recording, evidence }: Judged, phones: Phones): JudgedSound[] {
  const { words } = evidence.whole.evidence;
  if (words.length !== recording.words.length) return [];
  return words.flatMap(({ sounds }, index) => {
    const names = sounds.map(({ phone }) => phones.names[phone]!);
    const shares = expertShares(names, recording.words[index]!.phones);
    return sounds.flatMap((sound, i) => {
      const share = shares[i];
      return share === null || share === undefined ? [] : [{ sound, share }];
    });
  });
}

function normsOf(sounds: readonly JudgedSound[]): PhoneNorms {
  const byPhone = Map.groupBy(sounds, ({ sound }) => sound.phone);
  const phones: Record<number, PhoneNorm> = {};
  for (const [phone, own] of byPhone) if (own.length >= FEWEST_FOR_A_NORM) phones[phone] = normOf(own);
  return { phones, other: normOf(sounds) };
}

function normOf(sounds: readonly JudgedSound[]): PhoneNorm {
  const of = (pick: (sound: SoundEvidence) => number): [number, number] => {
    const values = sounds.map(({ sound }) => pick(sound));
    return [meanOf(values), deviationOf(values)];
  };
  return {
    fit: of((sound) => sound.fit),
    lead: of((sound) => sound.lead),
    share3: of((sound) => sound.share3),
    share8: of((sound) => sound.share8),
    placeLead: of((sound) => sound.place!.lead),
    placeShare: of((sound) => sound.place!.share),
    ...(sounds.every(({ sound }) => sound.told) && {
      toldShare: of((sound) => sound.told!.share),
      toldLead: of((sound) => sound.told!.lead),
    }),
    length: of((sound) => Math.log(sound.end - sound.start)),
  };
}

interface Take {
  readonly right: Fitted;
  readonly wrong: readonly Fitted[];
}

/** Whole recordings, and the longest pieces cut out of them. */
function utterancesOf(judged: readonly Judged[]): Take[] {
  return judged.flatMap(({ evidence }) => [
    { right: evidence.whole, wrong: evidence.wrongWhole },
    ...evidence.cuts.filter(({ words }) => words === 3),
  ]);
}

/** Each recording with its right text and with wrong ones of similar length. */
function matchSamples(takes: readonly Take[], features: Measure): Sample[] {
  return takes
    .filter(({ wrong }) => wrong.length > 0)
    .flatMap(({ right, wrong }) => [
      { features: features(right), target: 1, weight: 1 },
      ...wrong.map((fitted) => ({ features: features(fitted), target: 0, weight: 1 / wrong.length })),
    ]);
}
