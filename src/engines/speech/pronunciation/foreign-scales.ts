/**
 * Scales for the languages that no expert has judged for us. The odds were fitted to terms of espeak-ng's Spanish,
 * French, German and Portuguese voices, and to English terms of speechocean762's adults read as if English were one
 * of these languages; `scripts/figures.ts` prints what they reach on synthetic voices.
 */

/** Log odds that the expected term was said, per root of its number of sounds: see `Measures` in foreign.ts. */
export const FOREIGN_MATCH = { intercept: 1.6, fit: -0.246, ratio: 0.762, over: 0.712, lead: 1.32 } as const;

/** Those log odds to the score of a term. */
export const TERM_QUALITY = [
  [-5, 10],
  [-1, 55],
  [-0.2, 75],
  [2, 88],
  [5, 100],
] as const;

/** Mean fit of the sounds to the French model, to the score of a term. */
export const FRENCH_QUALITY = [
  [-15, 20],
  [-9.7, 75],
  [-5, 95],
  [-3, 100],
] as const;

/** French sounds have no norms of their own: all are measured alike, against espeak-ng's voices. */
export const FRENCH_SOUNDS = {
  norms: {
    phones: {},
    other: {
      fit: [-6, 3],
      lead: [-1, 3],
      share3: [-2.8, 1],
      share8: [-3, 0.6],
      placeLead: [20, 30],
      placeShare: [-1, 0.8],
      length: [2.2, 0.5],
    },
  },
  sound: { intercept: 0.9, terms: { fit: [0, 1, 0.05], lead: [0, 1, 0.03] } },
  soundScore: [
    [0.3, 0],
    [0.6, 40],
    [0.8, 75],
    [0.92, 93],
    [1, 100],
  ],
} as const;
