import type { ClauseEvidence } from '../features.ts';
import type { Sense } from '../knowledge.ts';
import { MEANING_SIZE } from './encoder-sizes.ts';

/** Log probabilities below this say no more. */
const FLOOR = -7;
const MOST = 127;

/** Softmax regression from meanings to senses: plain values and flat lists, as they stand in a file. */
export interface MeaningHead {
  readonly senses: readonly Sense[];
  /** [sense][number of a meaning], in steps of `steps`. */
  readonly weights: Int8Array;
  /** What a step of each sense's weights is worth. */
  readonly steps: Float32Array;
  readonly biases: Float32Array;
}

/** Log probability of each sense, 0 to -7. */
export function sensesOf(head: MeaningHead, meaning: Float32Array): Map<Sense, number> {
  const logits = head.senses.map((_, sense) => {
    let sum = 0;
    const from = sense * MEANING_SIZE;
    for (let i = 0; i < MEANING_SIZE; i++) sum += head.weights[from + i]! * meaning[i]!;
    return sum * head.steps[sense]! + head.biases[sense]!;
  });
  const top = Math.max(...logits);
  const total = Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - top), 0));
  return new Map(head.senses.map((sense, i) => [sense, Math.max(FLOOR, logits[i]! - top - total)]));
}

/** Keeps weights [sense][number] in a byte each: what that loses is far below what a fit can tell. */
export function roundedHead(
  senses: readonly Sense[],
  weights: Float32Array,
  biases: Float32Array,
): MeaningHead {
  const steps = Float32Array.from(senses, (_, sense) => {
    const own = weights.subarray(sense * MEANING_SIZE, (sense + 1) * MEANING_SIZE);
    return own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / MOST;
  });
  return {
    senses,
    weights: Int8Array.from(weights, (weight, i) =>
      Math.round(weight / steps[Math.floor(i / MEANING_SIZE)]!),
    ),
    steps,
    biases,
  };
}

/** What speaks for each sense of a clause, and for none, with what its meaning says of them. */
export function withMeaning(evidence: ClauseEvidence, meant: ReadonlyMap<Sense, number>): ClauseEvidence {
  const logOf = (sense: Sense) => meant.get(sense) ?? FLOOR;
  return {
    ...evidence,
    senses: new Map([...evidence.senses].map(([sense, values]) => [sense, [...values, logOf(sense)]])),
    strange: [...evidence.strange, logOf('out_of_scope')],
  };
}
