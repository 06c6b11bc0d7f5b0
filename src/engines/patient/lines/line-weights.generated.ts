import type { LineWeights } from './line-scorer.ts';

// Written by `npm run fit:lines`: weights of the numbers in line-evidence.ts and rival-readings.ts.
export const LINE_WEIGHTS: LineWeights = {
  line: [6.04, 0.439, 4.147, 1.698, -0.117, 0.311, 0.551, 0.557, 0.715, 2.444, -0.577, 0.697, 0.975, 0.185, 0.195, 0.81, -0.718, -2.01, -0.364, -1.346, 1.761, -0.379],
  none: [2.995, 0.568, -0.267, 0.179, 1.563, 0.288, 0.734, 0.591, -0.007, 0.194, 1.005, 1.927, 0.947, 0.238, 0.878, 0.048, 0.49, -1.784, 0.31, -1.656, -1.263, 0.091],
};

/** Where nothing is known of meanings: in all languages but English. Learned in English. */
export const WEIGHTS_BY_WORDS: LineWeights = {
  line: [0, 0, 0, 2.438, 0.651, 0.758, 0.801, 0.537, 0.989, 3.635, -0.487, 0.947, 0.958, 0.933, 0.509, 0.648, -0.659, -2.47, -0.595, -1.49, 2.366, -0.17],
  none: [6.209, -0.754, 0.046, 0.389, 2.987, 0.393, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};
