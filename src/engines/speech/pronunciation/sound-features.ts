import type { SoundEvidence, TermEvidence, WordEvidence } from './evidence.ts';
import { deviation, mean, type NormedSound, normSound, type PhoneNorms } from './features.ts';

export interface TakeInput {
  /** Its sounds compared with others, see `compareSounds`. */
  readonly evidence: TermEvidence;
  readonly norms: PhoneNorms;
  readonly vowels: ReadonlySet<number>;
  /** What experts would have given the whole take, 0 to 10. */
  readonly accuracy: number;
}

type Features = Readonly<Record<string, number>>;

/** What the fitted models see of one sound: its own measures, its neighbours', and those of the whole take. */
export interface MeasuredSound {
  readonly sound: SoundEvidence;
  readonly normed: NormedSound;
  readonly features: Features;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Each sound of each word. Measures are in standard deviations from well-said sounds unless said otherwise. */
export function measureSounds({ evidence, norms, vowels, accuracy }: TakeInput): MeasuredSound[][] {
  const all = evidence.words.flatMap((word) => word.sounds);
  const normed = all.map((sound) => normSound(sound, norms));
  const take = {
    accuracy,
    takeFit: mean(normed.map(({ fit }) => fit)),
    takePlace: mean(normed.map(({ placeShare }) => placeShare)),
    takeTold: mean(normed.map(({ toldShare }) => toldShare)),
    takeAgreed: mean(all.map(({ agreed }) => agreed)),
  };
  let at = 0;
  return evidence.words.map((word) =>
    word.sounds.map((sound, index) => {
      const own = normed[at]!;
      const before = normed[at - 1] ?? own;
      const after = normed[at + 1] ?? own;
      const features = {
        ...own,
        ...take,
        ...placeFeatures(sound),
        agreed: sound.agreed,
        vowel: vowels.has(sound.phone) ? 1 : 0,
        first: index === 0 ? 1 : 0,
        last: index === word.sounds.length - 1 ? 1 : 0,
        sounds: word.sounds.length,
        opening: at === 0 ? 1 : 0,
        beforeFit: before.fit,
        beforeShare: before.share3,
        beforePlace: before.placeShare,
        afterFit: after.fit,
        afterShare: after.share3,
        afterPlace: after.placeShare,
        beforeTold: before.toldShare,
        afterTold: after.toldShare,
      };
      at++;
      return { sound, normed: own, features };
    }),
  );
}

/** How it compares with the best other sound in its place and with none, in nats. */
function placeFeatures({ place, start, end }: SoundEvidence) {
  return {
    rivalLead: clamp(place?.lead ?? 0, -80, 80),
    shareInPlace: clamp(place?.share ?? 0, -6, 0),
    without: clamp((place?.without ?? 0) / (end - start), -9, 9),
  };
}

export interface WordInput {
  readonly words: readonly WordEvidence[];
  readonly measured: readonly (readonly MeasuredSound[])[];
  /** Of each sound, 0 to 1: the share of experts who would have heard it said well. */
  readonly shares: readonly (readonly number[])[];
}

const MEASURES = [
  'fit',
  'lead',
  'share3',
  'share8',
  'length',
  'placeLead',
  'placeShare',
  'toldShare',
  'toldLead',
] as const;

/** What the fitted model sees of each word. */
export function measureWords({ words, measured, shares }: WordInput): Features[] {
  const means = shares.map(mean);
  const takeMean = mean(means);
  return words.map((word, index) => {
    const sounds = measured[index]!;
    const sorted = [...shares[index]!].sort((a, b) => a - b);
    const own = means[index]!;
    const lowest = sorted[0]!;
    const accuracy = sounds[0]!.features.accuracy!;
    const count = Math.log(sounds.length);
    const lengths = sounds.map(({ normed }) => normed.length);
    return {
      mean: own,
      lowest,
      lowestTwo: mean(sorted.slice(0, 2)),
      count,
      perSound: 1 / sounds.length,
      accuracy,
      ...summaries(sounds),
      ...pauses(words, word, index),
      lengthFar: Math.max(...lengths.map(Math.abs)),
      lengthDeviation: deviation(lengths),
      before: means[index - 1] ?? own,
      after: means[index + 1] ?? own,
      take: takeMean,
      accuracyByMean: accuracy * own,
      lowestByMean: lowest * own,
      lowestSquared: lowest * lowest,
      meanSquared: own * own,
      lowestByCount: lowest * count,
    };
  });
}

function summaries(sounds: readonly MeasuredSound[]): Features {
  const of = (name: string) => sounds.map(({ features }) => features[name]!);
  const pairs = MEASURES.flatMap((name) => [
    [`${name}Mean`, mean(of(name))],
    [`${name}Low`, Math.min(...of(name))],
  ]);
  return {
    ...Object.fromEntries(pairs),
    agreedMean: mean(of('agreed')),
    agreedLow: Math.min(...of('agreed')),
    withoutHigh: Math.max(...of('without')),
    shareInPlaceLow: Math.min(...of('shareInPlace')),
  };
}

/** Silence beside the word, as logarithms of frames. */
function pauses(words: readonly WordEvidence[], word: WordEvidence, index: number) {
  const before = words[index - 1]?.sounds.at(-1);
  const after = words[index + 1]?.sounds[0];
  const [first, last] = [word.sounds[0]!, word.sounds.at(-1)!];
  return {
    pauseBefore: before ? Math.log1p(Math.max(0, first.start - before.end)) : 0,
    pauseAfter: after ? Math.log1p(Math.max(0, after.start - last.end)) : 0,
    firstWord: before ? 0 : 1,
    lastWord: after ? 0 : 1,
  };
}
