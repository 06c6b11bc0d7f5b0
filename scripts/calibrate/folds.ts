import type { Calibration } from '../../src/engines/speech/pronunciation/calibration.ts';
import type { Recording } from './corpus.ts';
import { fitCalibration, type Judged, type Phones } from './fit.ts';
import { createRandom } from './gather.ts';

const FOLDS = 5;
const SEED = 762;

export interface HeldOut {
  readonly judged: readonly Judged[];
  /** Fitted without any of these speakers. */
  readonly calibration: Calibration;
}

/** Cross-validation by speaker: everything, norms and scales included, is fitted without those it is tried on. */
export function holdOutSpeakers(judged: readonly Judged[], phones: Phones): HeldOut[] {
  return splitSpeakers(judged).map(({ held, others }) => ({
    judged: held,
    calibration: fitCalibration(others, phones),
  }));
}

/** Five parts of about as many speakers, each with the recordings of all others. The same every time. */
export function splitSpeakers<One extends { readonly recording: Recording }>(
  judged: readonly One[],
): { held: One[]; others: One[] }[] {
  const random = createRandom(SEED);
  const speakers = [...new Set(judged.map(({ recording }) => recording.speaker))]
    .map((speaker) => ({ speaker, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ speaker }) => speaker);
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = new Set(speakers.filter((_, index) => index % FOLDS === fold));
    const isHeld = ({ recording }: One) => held.has(recording.speaker);
    return { held: judged.filter(isHeld), others: judged.filter((one) => !isHeld(one)) };
  });
}
