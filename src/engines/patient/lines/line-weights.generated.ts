import type { LineWeights } from './line-scorer.ts';

// Written by `npm run fit:lines`: weights of the numbers in line-evidence.ts and rival-readings.ts.
export const LINE_WEIGHTS: LineWeights = {
  line: [6.04, 0.439, 4.147, 1.698, -0.117, 0.31, 0.551, 0.557, 0.715, 2.444, -0.577, 0.697, 0.975, 0.184, 0.196, 0.81, -0.719, -2.01, -0.364, -1.346, 1.761, -0.379],
  none: [2.995, 0.568, -0.267, 0.179, 1.563, 0.288, 0.734, 0.591, -0.007, 0.193, 1.005, 1.927, 0.947, 0.238, 0.877, 0.048, 0.49, -1.784, 0.31, -1.656, -1.263, 0.092],
};

/** Where meanings are only translated: in all languages but English. Learned in English. */
export const TRANSLATED_WEIGHTS: LineWeights = {
  line: [5.427, 0.205, 3.793, 1.638, -0.049, 0.316, 0.641, 0.831, 0.868, 2.321, -0.535, 0.53, 0.741, 0.399, 0.261, 0.823, -0.732, -2.092, -0.648, -1.538, 1.729, -0.278],
  none: [2.39, -0.787, -0.273, -0.129, 1.806, 0.039, 0.871, 0.455, -0.258, 0.463, 0.235, 1.255, 0.576, -0.413, 0.645, -0.071, 0.758, -1.084, 0.867, -1.099, -0.943, 0.154],
};
