import type { LinearModel } from '../pronunciation/linear.ts';
import type { SoundNorms } from './features.ts';

/** What `npm run calibrate -- --only fluency` writes: fitted to experts' judgements of sentences read aloud. */
export interface FluencyCalibration {
  readonly norms: SoundNorms;
  /** The experts' mean score of fluency, 0 to 10, where the words are known and where they are not. */
  readonly fluency: { readonly known: LinearModel; readonly free: LinearModel };
  /** The experts' mean score of accuracy, 0 to 10. */
  readonly intelligibility: LinearModel;
  /** Log odds that the words were said at all. */
  readonly match: LinearModel;
  /** For each stretch of vowels that was heard. */
  readonly syllablesPerNucleus: number;
}
