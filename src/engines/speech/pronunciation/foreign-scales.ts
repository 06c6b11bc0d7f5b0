/**
 * Scales for the languages that no expert has judged for us. They were set on the voices of espeak-ng, right terms
 * against wrong ones of similar length; `scripts/figures.ts` prints what they reach there.
 */

/** Log odds that the expected term was said: see `Measures` in foreign.ts. */
export const FOREIGN_MATCH = { intercept: 3, fit: 0.1, ratio: 0.3, over: 1.2 } as const;

/** Mean fit of the sounds to the score of a French term. */
export const FRENCH_QUALITY = [
  [-14, 20],
  [-8, 75],
  [-4, 100],
] as const;

/** How far a term stands out from words that nobody said, to its score. */
export const TERM_QUALITY = [
  [0, 20],
  [1.5, 75],
  [4, 100],
] as const;

/** French sounds have no norms of their own: all are measured alike. */
export const FRENCH_SOUNDS = {
  norms: {
    phones: {},
    other: { fit: [-5, 3.5], lead: [-1, 2.5], share3: [-2, 1], share8: [-2.6, 0.6], length: [2.2, 0.5] },
  },
  sound: { intercept: 0.9, terms: { fit: [0, 1, 0.08] } },
  soundScore: [
    [0, 0],
    [0.5, 35],
    [0.8, 65],
    [0.9, 80],
    [1, 100],
  ],
} as const;
