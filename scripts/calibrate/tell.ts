import {
  type Classifier,
  readToldModel,
  type ToldModel,
  tellSounds,
  viewOf,
} from '../../src/engines/speech/pronunciation/told.ts';
import { fitClassifier, type SeenSound } from './classifier.ts';
import type { Fitted } from './evidence.ts';
import { expertShares } from './expert-sounds.ts';
import type { Judged, Phones } from './fit.ts';
import { splitSpeakers } from './folds.ts';
import { readLines } from './kept-frames.ts';

/** Words of which it is known what was said in place of each sound: a phone, or `SIL` for nothing. */
interface SaidWord {
  readonly frames: Float32Array;
  readonly sounds: readonly { readonly start: number; readonly end: number; readonly said: string }[];
}

/** Sounds that so many of the experts heard said well show what the phone is like. */
const WELL_SAID = 0.8;

/** Words with known sounds, kept in a file as measures are. */
export function readSaid(file: string | undefined, phones: Phones): SeenSound[] {
  if (file === undefined) return [];
  return readLines<SaidWord>(file).flatMap(({ frames, sounds }) =>
    sounds.map((sound) => ({ view: viewOf(frames, sound), phone: phones.names.indexOf(sound.said) })),
  );
}

function seenIn({ recording, evidence }: Judged, phones: Phones): SeenSound[] {
  const { words } = evidence.whole.evidence;
  if (words.length !== recording.words.length) return [];
  return words.flatMap(({ sounds }, index) => {
    const names = sounds.map(({ phone }) => phones.names[phone]!);
    const shares = expertShares(names, recording.words[index]!.phones);
    return sounds
      .filter((_, i) => (shares[i] ?? 0) >= WELL_SAID)
      .map((sound) => ({ view: viewOf(evidence.frames, sound), phone: sound.phone }));
  });
}

export function fitTold(judged: readonly Judged[], said: readonly SeenSound[], phones: Phones): ToldModel {
  return fitClassifier([...judged.flatMap((one) => seenIn(one, phones)), ...said], phones.names.length);
}

/** The corpus with what classifiers that have not seen the speaker tell of each sound. */
export function tellCorpus(judged: readonly Judged[], said: readonly SeenSound[], phones: Phones): Judged[] {
  return splitSpeakers(judged).flatMap(({ held, others }) => {
    const classify = readToldModel(fitTold(others, said, phones));
    return held.map((one) => tellRecording(one, classify));
  });
}

function tellRecording({ recording, evidence }: Judged, classify: Classifier): Judged {
  const tell = (frames: Float32Array) => (fitted: Fitted) => ({
    ...fitted,
    evidence: tellSounds(fitted.evidence, frames, classify),
  });
  const whole = tell(evidence.frames);
  return {
    recording,
    evidence: {
      ...evidence,
      whole: whole(evidence.whole),
      wrongWhole: evidence.wrongWhole.map(whole),
      cuts: evidence.cuts.map((cut) => ({
        ...cut,
        right: tell(cut.frames)(cut.right),
        wrong: cut.wrong.map(tell(cut.frames)),
      })),
    },
  };
}
