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

/** A word of which it is known what was said in place of each sound: a phone of the model, or `SIL` for nothing. */
interface SaidWord {
  readonly frames: Float32Array;
  readonly sounds: readonly { readonly start: number; readonly end: number; readonly said: string }[];
}

/** What a file of such words comes to. */
export interface SaidWords {
  readonly words: number;
  readonly seen: readonly SeenSound[];
}

/** Sounds that so many of the experts heard said well show what the phone is like. */
const WELL_SAID = 0.8;

/**
 * Reads words with known sounds, kept in a file as measures are (kept-frames.ts): a line each, such as
 * `{"frames":{"at":0,"length":16224},"sounds":[{"start":30,"end":36,"said":"L"},…]}`, and beside it `FILE.frames` with
 * the numbers of `frames`, `at` in bytes. RangeError for a phone that the model hasn't.
 *
 * To make one: take words of the pronouncing dictionary; put another phone of its kind, a vowel or a consonant, in the
 * place of one of theirs in three of four, now and then nothing; have each spoken from its phones by a voice of its own
 * that the figures don't use; find what was spoken with `findSpoken` and keep the encoder's frames of it (`loadFrames`).
 * `start` and `end`, in frames of 10 ms from the first sample that it heard, are those of `fitTerm` for the word as it
 * stands in the dictionary, which is how learners' sounds are found; write each with `lineOf`.
 */
export function readSaid(file: string, phones: Phones): SaidWords {
  const words = readLines<SaidWord>(file);
  const seen = words.flatMap(({ frames, sounds }) =>
    sounds.map((sound) => {
      const phone = phones.names.indexOf(sound.said);
      if (phone < 0) throw new RangeError(`The model has no phone '${sound.said}'`);
      return { view: viewOf(frames, sound), phone };
    }),
  );
  return { words: words.length, seen };
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
