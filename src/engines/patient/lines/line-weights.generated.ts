import type { LineWeights } from './line-scorer.ts';

// Written by `npm run fit:lines`: weights of the numbers in line-evidence.ts and rival-readings.ts.
export const LINE_WEIGHTS: LineWeights = {
  line: [6.04, 0.439, 4.147, 1.698, -0.117, 0.31, 0.551, 0.557, 0.715, 2.444, -0.577, 0.697, 0.975, 0.184, 0.196, 0.81, -0.719, -2.01, -0.364, -1.346, 1.761, -0.379],
  none: [2.995, 0.568, -0.267, 0.179, 1.563, 0.288, 0.734, 0.591, -0.007, 0.193, 1.005, 1.927, 0.947, 0.238, 0.877, 0.048, 0.49, -1.784, 0.31, -1.656, -1.263, 0.092],
};

/** Where meanings are only translated: in all languages but English. Learned in English. */
export const TRANSLATED_WEIGHTS: LineWeights = {
  line: [3.844, 0.094, 2.733, 2.167, 0.338, 0.498, 0.643, 0.344, 0.834, 2.802, -0.561, 0.805, 0.76, 0.645, 0.471, 0.743, -0.682, -2.231, -0.647, -1.522, 2.064, -0.292],
  none: [2.893, -1.226, -0.562, 0.112, 1.75, -0.162, 2.068, 1.255, -0.053, 0.448, 0.72, 1.02, 0.914, -0.044, 0.107, -0.476, 0.338, -1.67, 1.376, -1.648, -1.095, 0.615],
};
