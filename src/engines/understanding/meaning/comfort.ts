import { unitOf } from './byte-matrix.ts';

/** Logistic regression over the meaning of a sentence, as it stands in a file. */
export interface Comfort {
  /** In steps of `step`. */
  readonly weights: Int8Array;
  readonly step: number;
  readonly bias: number;
}

/** The probability, 0 to 1, that a sentence of this meaning takes up a feeling or a burden of the other one's. */
export function comfortIn({ weights, step, bias }: Comfort, meaning: Float32Array): number {
  const logit = unitOf(meaning).reduce((sum, value, i) => sum + value * weights[i]! * step, bias);
  return 1 / (1 + Math.exp(-logit));
}
