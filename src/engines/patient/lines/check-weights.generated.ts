import type { CheckWeights } from './check-reading.ts';

// Written by `npm run fit:checks`: weights of the numbers in check-reading.ts and checked-lines.ts.
export const CHECK_WEIGHTS: CheckWeights = {
  question: [2.146, 1.295, 0.092, 0.503, 0.839, 0.303, 0.784, 0.806, 0.6, 0.961, -1.569, -1.062, -0.579, 0.282, 1.491, 1.277, 0.053, -0.706, -0.492, -1.389, -1.507, -1.044],
  line: [3.391, -2.008, 3.441, 2.744, -0.669, 2.936, -0.99, -1.19, 2.852, 0.885, 0.653, 0.998, 0.377, 2.594, 1.777],
  none: [1.553],
};

/** In all other languages. */
export const TRANSLATED_CHECK_WEIGHTS: CheckWeights = {
  question: [0.081, 0.748, -0.133, 0.215, 0.235, 1.565, 0.304, 0.728, -0.241, 0.045, 0.119, -0.011, -0.004, -0.651, -1.995, -2.635, -0.449],
  line: [2.952, -3.168, 4.239, 2.028, 0.74, 2.545, 0, -0.511, 2.952, 0.795, 0.787, 1.145, -0.102, 3.11, 2.514],
  none: [3.619],
};
