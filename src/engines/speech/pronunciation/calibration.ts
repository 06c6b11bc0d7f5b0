import type { PhoneNorms } from './features.ts';
import type { LinearModel } from './linear.ts';

type Points = readonly (readonly [number, number])[];

/** What `npm run calibrate` writes: everything about the English scores that was fitted to experts' judgements. */
export interface Calibration {
  readonly norms: PhoneNorms;
  /** Whole utterances: the experts' mean scores, 0 to 10. */
  readonly utterance: Readonly<Record<'accuracy' | 'fluency' | 'prosody' | 'total', LinearModel>>;
  /** Single terms of a few sounds: the experts' mean word score, 0 to 10. */
  readonly term: LinearModel;
  /** A single sound: the share of experts that heard it said well, 0 to 1. */
  readonly sound: LinearModel;
  /** Log odds that the text was said at all, at 0 for what is just let pass. */
  readonly match: { readonly utterance: LinearModel; readonly term: LinearModel };
  /** Predicted expert score to `pronunciationScore`. */
  readonly score: { readonly utterance: Points; readonly term: Points };
  /** Predicted share to a sound's score, 0 to 100. */
  readonly soundScore: Points;
}
