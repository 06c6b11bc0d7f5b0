import type { LineWeights } from './line-scorer.ts';

// Written by `npm run fit:lines`: weights of the numbers in line-evidence.ts and rival-readings.ts.
export const LINE_WEIGHTS: LineWeights = {
  line: [6.046, 0.446, 4.13, 1.728, -0.031, 0.312, 0.578, 0.565, 0.597, 2.634, -0.563, 0.712, 0.963, 0.122, 0.261, 0.806, -0.731, -2.018, -0.363, -1.349, 1.756, -0.364],
  none: [3, 0.568, -0.283, 0.19, 1.576, 0.251, 0.738, 0.593, -0.008, 0.19, 1.004, 1.925, 0.942, 0.235, 0.891, 0.047, 0.492, -1.793, 0.316, -1.67, -1.27, 0.082],
};

/** Where nothing is known of meanings: in all languages but English. Learned in English. */
export const WEIGHTS_BY_WORDS: LineWeights = {
  line: [0, 0, 0, 2.422, 0.686, 0.707, 0.808, 0.498, 0.885, 3.837, -0.49, 0.971, 0.913, 1.028, 0.589, 0.642, -0.684, -2.484, -0.081, -1.3, 2.426, -0.02],
  none: [6.207, -0.803, 0.037, 0.481, 3.074, 0.06, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};
