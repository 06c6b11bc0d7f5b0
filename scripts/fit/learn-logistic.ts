import { dotOf, inverseOf } from './ridge.ts';

/** What speaks for something, and whether it is so. */
export interface JudgedEvidence {
  readonly evidence: readonly number[];
  readonly isSo: boolean;
}

/** What keeps weights small that little speaks for. */
const RIDGE = 2;
/** Steps after which nothing changes any more. */
const STEPS = 12;

/** Weights of the evidence, one of which is constant: logistic regression by Newton's method, with a penalty on squares. */
export function learnLogistic(rows: readonly JudgedEvidence[]): readonly number[] {
  const size = rows[0]!.evidence.length;
  const known = rows.map(({ evidence, isSo }) => ({ evidence: Float64Array.from(evidence), isSo }));
  let weights = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map((weight) => -RIDGE * weight);
    const curve = new Float64Array(size * size);
    for (let i = 0; i < size; i++) curve[i * size + i] = RIDGE;
    for (const { evidence, isSo } of known) {
      const chance = 1 / (1 + Math.exp(-dotOf(weights, evidence)));
      const bend = chance * (1 - chance);
      for (const [i, value] of evidence.entries()) {
        if (value === 0) continue;
        slopes[i]! += (Number(isSo) - chance) * value;
        for (let j = 0; j < size; j++) curve[i * size + j]! += bend * value * evidence[j]!;
      }
    }
    const inverse = inverseOf(curve, size);
    weights = weights.map((weight, i) => weight + dotOf(inverse.subarray(i * size, (i + 1) * size), slopes));
  }
  return [...weights];
}
