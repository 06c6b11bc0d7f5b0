import type { DetailWeights } from './detail-scorer.ts';

// Written by `npm run fit:details`: weights of the numbers in likeness.ts and rival-readings.ts.
export const DETAIL_WEIGHTS: DetailWeights = {
  detail: [8.183, 2.912, 2.163, 3.759, 0.321, -0.006, 0.223],
  other: [6.479, 1.397, 1.565, 1.16, 1.029, -0.403],
};
