import type { PhoneNorms } from './features.ts';
import type { LinearModel } from './linear.ts';
import type { ToldModel } from './told.ts';

type Points = readonly (readonly [number, number])[];

/** What `npm run calibrate` writes: everything about the English scores that was fitted to experts' judgements. */
export interface Calibration {
  readonly norms: PhoneNorms;
  /** Whole utterances: the experts' mean scores, 0 to 10. */
  readonly utterance: Readonly<Record<'accuracy' | 'fluency' | 'prosody' | 'total', LinearModel>>;
  /** Single terms of a few sounds: the experts' mean word score, 0 to 10. */
  readonly term: LinearModel;
  readonly sound: SoundModel;
  /** Predicted share to how likely most experts heard a fault, 0 to 1. */
  readonly soundFault: Points;
  /** A word within what was said: the experts' mean score, 0 to 10. */
  readonly word: LinearModel;
  /** Predicted score to how likely the word was said with a fault, 0 to 1. */
  readonly wordFault: Points;
  /** Log odds that the text was said at all, at 0 for what is just let pass. */
  readonly match: { readonly utterance: LinearModel; readonly term: LinearModel };
  /** Predicted expert score to `pronunciationScore`. */
  readonly score: { readonly utterance: Points; readonly term: Points };
}

/** What serves where the encoder of dictation was asked besides: its classifier, and scores fitted with its evidence. */
export interface ToldCalibration extends Calibration {
  readonly told: ToldModel;
}

/** A single sound: the share of experts who heard it said well, 0 to 1, is the sum of both. */
export interface SoundModel {
  readonly common: LinearModel;
  /** What a phone adds, by its index. */
  readonly phones: Readonly<Record<number, LinearModel>>;
}
