import type { Calibration, SoundModel } from '../../src/engines/speech/pronunciation/calibration.ts';
import { measure, type PhoneNorms } from '../../src/engines/speech/pronunciation/features.ts';
import { shareOf } from '../../src/engines/speech/pronunciation/graded.ts';
import { accuracyOf } from '../../src/engines/speech/pronunciation/judgement.ts';
import { type LinearModel, predict } from '../../src/engines/speech/pronunciation/linear.ts';
import {
  type MeasuredSound,
  measureSounds,
  measureWords,
} from '../../src/engines/speech/pronunciation/sound-features.ts';
import { isAdult } from './corpus.ts';
import { expertShares } from './expert-sounds.ts';
import type { Judged, Phones } from './fit.ts';
import { splitSpeakers } from './folds.ts';
import { fitRidge, type Sample } from './regression.ts';
import { faultScale } from './scales.ts';

/** Fits the models of whole takes on which those of sounds and words rest. */
export type FitAccuracy = (judged: readonly Judged[]) => Pick<Calibration, 'utterance' | 'term'>;

const RIDGE = 300;
const PHONE_RIDGE = 60;
/** The experts' marks of children count less: the learners are adults. */
const CHILD_WEIGHT = 0.5;
/** Three of five experts marked the sound. */
export const FAULTY_SHARE = 0.4;
/** Below this mean of the experts a word was said with a fault: of their ten points 6 is "heavy accent", 8 is not. */
export const FAULTY_WORD = 7;

const COMMON = (
  'fit lead share3 share8 length placeLead placeShare agreed rivalLead shareInPlace without vowel first last sounds ' +
  'opening beforeFit beforeShare beforePlace afterFit afterShare afterPlace accuracy takeFit takePlace takeAgreed'
).split(' ');
const BY_PHONE = ['fit', 'share3', 'placeShare', 'without', 'last'];
const TOLD = ['toldShare', 'toldLead'];
const TOLD_AROUND = ['beforeTold', 'afterTold', 'takeTold'];

/** A recording with the measures of its sounds and what experts heard in them. */
interface MeasuredTake {
  readonly one: Judged;
  readonly measured: readonly (readonly MeasuredSound[])[];
  /** Share of the experts who heard each sound said well; null where none heard it judged. */
  readonly shares: readonly (readonly (number | null)[])[];
}

/** Recordings whose words are those that the experts judged. */
function measureTakes(
  judged: readonly Judged[],
  { utterance, term, norms }: Pick<Calibration, 'utterance' | 'term' | 'norms'>,
  phones: Phones,
): MeasuredTake[] {
  return judged
    .filter(({ recording, evidence }) => evidence.whole.evidence.words.length === recording.words.length)
    .map((one) => {
      const { evidence, decoyTotal } = one.evidence.whole;
      const features = measure({ evidence, decoyTotal, norms, vowels: phones.vowels });
      const accuracy = accuracyOf({ utterance, term }, features);
      const shares = evidence.words.map(({ sounds }, index) =>
        expertShares(
          sounds.map(({ phone }) => phones.names[phone]!),
          one.recording.words[index]!.phones,
        ),
      );
      return { one, measured: measureSounds({ evidence, norms, vowels: phones.vowels, accuracy }), shares };
    });
}

/**
 * Fits sounds and words. What a later model learns from is predicted by earlier ones that have not seen its speakers:
 * else it would trust them more than it may.
 */
export function fitSounds(
  judged: readonly Judged[],
  norms: PhoneNorms,
  fitAccuracy: FitAccuracy,
  phones: Phones,
): Pick<Calibration, 'sound' | 'soundFault' | 'word' | 'wordFault'> {
  const parts = splitSpeakers(judged).map(({ held, others }) =>
    measureTakes(held, { ...fitAccuracy(others), norms }, phones),
  );
  const takes = parts.flat();
  const bySound = crossed(parts, soundSamples, fitSound, (model, take) =>
    take.measured.map((sounds) => sounds.map((sound) => shareOf(model, sound))),
  );
  const samplesOfWords = new Map(takes.map((take) => [take, wordSamples(take, bySound.get(take)!)]));
  const byWord = crossed(
    parts,
    (take) => samplesOfWords.get(take)!,
    fitWord,
    (model, take) => samplesOfWords.get(take)!.map(({ features }) => predict(model, features)),
  );
  return {
    sound: fitSound(takes.flatMap(soundSamples)),
    soundFault: faultScale(
      takes.flatMap((take) =>
        bySound.get(take)!.flatMap((shares, word) =>
          shares.flatMap((predicted, index) => {
            const judged = take.shares[word]![index];
            return judged === null || judged === undefined
              ? []
              : [{ predicted, isFault: judged <= FAULTY_SHARE }];
          }),
        ),
      ),
    ),
    word: fitWord(takes.flatMap((take) => samplesOfWords.get(take)!)),
    wordFault: faultScale(
      takes.flatMap((take) =>
        byWord.get(take)!.map((predicted, word) => ({
          predicted,
          isFault: take.one.recording.words[word]!.accuracy < FAULTY_WORD,
        })),
      ),
    ),
  };
}

interface SoundSample extends Sample {
  readonly measured: MeasuredSound;
}

function soundSamples({ one, measured, shares }: MeasuredTake): SoundSample[] {
  const weight = isAdult(one.recording) ? 1 : CHILD_WEIGHT;
  return measured.flatMap((sounds, word) =>
    sounds.flatMap((sound, index) => {
      const target = shares[word]![index];
      return target === null || target === undefined
        ? []
        : [{ measured: sound, features: sound.features, target, weight }];
    }),
  );
}

/** First what all sounds have in common, then what each phone adds to it. */
function fitSound(samples: readonly SoundSample[]): SoundModel {
  const told = samples.every(({ measured }) => measured.sound.told) ? TOLD : [];
  const around = told.length > 0 ? TOLD_AROUND : [];
  const common = fitRidge(samples, [...COMMON, ...told, ...around], RIDGE);
  const phones: Record<number, LinearModel> = {};
  for (const [phone, own] of Map.groupBy(samples, ({ measured }) => measured.sound.phone)) {
    const rest = own.map((sample) => ({
      ...sample,
      target: sample.target - predict(common, sample.features),
    }));
    const weight = own.reduce((sum, sample) => sum + sample.weight, 0);
    const fitted = fitRidge(rest, [...BY_PHONE, ...told], PHONE_RIDGE);
    // A phone that was seldom said is held to what all have in common.
    phones[phone] = { ...fitted, intercept: (fitted.intercept * weight) / (weight + PHONE_RIDGE) };
  }
  return { common, phones };
}

function wordSamples({ one, measured }: MeasuredTake, shares: readonly (readonly number[])[]): Sample[] {
  const { words } = one.evidence.whole.evidence;
  const weight = isAdult(one.recording) ? 1 : CHILD_WEIGHT;
  return measureWords({ words, measured, shares }).map((features, index) => ({
    features,
    target: one.recording.words[index]!.accuracy,
    weight,
  }));
}

function fitWord(samples: readonly Sample[]): LinearModel {
  // What nobody told has no spread, and no weight.
  const names = Object.keys(samples[0]!.features);
  return fitRidge(
    samples,
    names.filter((name) => samples.some(({ features }) => features[name] !== samples[0]!.features[name])),
    RIDGE,
  );
}

/** Predicts each take by what was fitted to the parts that don't hold it. */
function crossed<One, Model, Predicted>(
  parts: readonly (readonly MeasuredTake[])[],
  samplesOf: (take: MeasuredTake) => readonly One[],
  fitTo: (samples: readonly One[]) => Model,
  predictBy: (model: Model, take: MeasuredTake) => Predicted,
): Map<MeasuredTake, Predicted> {
  return new Map(
    parts.flatMap((part, index) => {
      const model = fitTo(parts.toSpliced(index, 1).flat().flatMap(samplesOf));
      return part.map((take) => [take, predictBy(model, take)] as const);
    }),
  );
}
