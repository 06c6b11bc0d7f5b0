import type { LineWeights } from './line-scorer.ts';

// Written by `npm run fit:lines`: weights of the numbers in line-evidence.ts and rival-readings.ts.
export const LINE_WEIGHTS: LineWeights = {
  line: [6.04, 0.439, 4.147, 1.698, -0.117, 0.311, 0.551, 0.557, 0.715, 2.444, -0.577, 0.697, 0.975, 0.185, 0.195, 0.81, -0.718, -2.01, -0.364, -1.346, 1.761, -0.379],
  none: [2.995, 0.568, -0.267, 0.179, 1.563, 0.288, 0.734, 0.591, -0.007, 0.194, 1.005, 1.927, 0.947, 0.238, 0.878, 0.048, 0.49, -1.784, 0.31, -1.656, -1.263, 0.091],
};

/** Where meanings are only translated: in all languages but English. Learned in English. */
export const TRANSLATED_WEIGHTS: LineWeights = {
  line: [3.793, -0.093, 1.997, 2.215, 0.321, 0.404, 0.716, 0.518, 0.898, 2.904, -0.445, 0.852, 0.876, 0.703, 0.47, 0.654, -0.699, -2.273, -0.663, -1.519, 2.128, -0.305],
  none: [2.765, -1.281, -0.415, 0.041, 1.886, -0.127, 1.997, 0.942, 0.006, 0.379, 0.837, 1.533, 1.197, 0.734, 0.107, -0.415, -0.03, -1.586, 0.832, -1.552, -1.04, 0.277],
};
