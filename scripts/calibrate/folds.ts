import type { Calibration } from '../../src/engines/speech/pronunciation/calibration.ts';
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
  const random = createRandom(SEED);
  const speakers = [...new Set(judged.map(({ recording }) => recording.speaker))]
    .map((speaker) => ({ speaker, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ speaker }) => speaker);
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = new Set(speakers.filter((_, index) => index % FOLDS === fold));
    const isHeld = ({ recording }: Judged) => held.has(recording.speaker);
    return {
      judged: judged.filter(isHeld),
      calibration: fitCalibration(
        judged.filter((one) => !isHeld(one)),
        phones,
      ),
    };
  });
}
