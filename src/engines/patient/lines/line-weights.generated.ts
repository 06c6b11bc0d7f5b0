import type { LineWeights } from './line-scorer.ts';

// Written by `npm run fit:lines`: weights of the numbers in line-evidence.ts and rival-readings.ts.
export const LINE_WEIGHTS: LineWeights = {
  line: [6.15, 1.203, 4.284, 1.553, 0.03, 0.225, 0.433, 0.417, 0.733, 1.512, -0.29, 0.249, 1.022, 0.132, 0.389, 0.786, -0.604, -1.358, 0.024, -1.242, 1.321, -0.14],
  none: [2.884, 1.056, -0.189, -0.153, 1.809, 0.283, 1.506, 0.64, 0.188, 0.12, 1.557, 2.013, 1.076, 0.61, 0.239, 0.265, 0.748, -1.693, 0.789, -1.415, -0.129, -0.154],
};

/** Where meanings are only translated: in all languages but English. */
export const TRANSLATED_WEIGHTS: LineWeights = {
  line: [5.827, 0.979, 3.02, 1.581, 0.217, 0.613, 0.262, 0.504, 0.631, 1.651, 0.118, 0.278, 0.592, 0.297, 0.421, 1.039, -0.417, -1.152, 0.111, -1.498, 1.241, -0.915],
  none: [2.27, 0.301, 0.312, -0.839, 2.271, 0.342, 1.814, 0.556, 0.011, -0.075, 0.652, 1.314, 0.266, -0.097, -0.032, -0.09, 1.329, -0.847, 1.018, -0.775, 0.023, -0.041],
};
