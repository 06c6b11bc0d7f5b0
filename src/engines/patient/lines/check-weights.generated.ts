import type { CheckWeights } from './check-reading.ts';

// Written by `npm run fit:checks`: weights of the numbers in check-reading.ts and checked-lines.ts.
export const CHECK_WEIGHTS: CheckWeights = {
  question: [2.774, 1.149, 0.456, 0.361, 0.635, 0.308, 0.706, 0.811, 0.548, 1.071, -1.082, -0.774, -0.643, 0.181, 1.469, 0.875, -0.903, -0.654, -0.369, -1.636, -2.081, -0.853],
  line: [3.391, -2.008, 3.441, 2.744, -0.669, 2.936, -0.99, -1.19, 2.852, 0.885, 0.653, 0.998, 0.377, 2.594, 1.777],
  none: [1.553],
};

/** In all other languages. */
export const TRANSLATED_CHECK_WEIGHTS: CheckWeights = {
  question: [0.1, 0.79, -0.171, 0.2, 0.139, 1.527, 0.303, 0.729, -0.198, 0.051, 0.079, -0.033, -0.07, -0.675, -1.965, -2.634, -0.461],
  line: [3.703, -3.049, 3.264, 2.056, 0.498, 2.95, 0, -0.498, 1.467, 0.773, 0.839, 1.03, -0.331, 4.005, 2.267],
  none: [2.966],
};
