import type { DetailWeights } from './detail-scorer.ts';

// Written by `npm run fit:details`: weights of the numbers in likeness.ts and rival-readings.ts.
export const DETAIL_WEIGHTS: DetailWeights = {
  detail: [7.467, 3.854, 1.978, 3.952, 0.843, 0.061, 0.154],
  other: [5.785, 1.702, 2.059, 1.47, 1.128, -0.264],
};
