import type { CheckWeights } from './check-reading.ts';

// Written by `npm run fit:checks`: weights of the numbers in check-reading.ts and checked-lines.ts.
export const CHECK_WEIGHTS: CheckWeights = {
  question: [2.133, 1.277, 0.016, 0.48, 0.758, 0.271, 0.724, 0.755, 0.614, 0.866, -1.59, -1.076, -0.629, 0.265, 1.458, 1.26, 0.021, -0.714, -0.356, -1.429, -1.657, -1.157],
  line: [3.495, -2.291, 3.626, 2.983, -0.71, 3.296, -0.93, -1.032, 2.805, 0.825, 0.641, 1.106, 0.235, 2.511, 1.647],
  none: [1.587],
};

/** In all other languages. */
export const TRANSLATED_CHECK_WEIGHTS: CheckWeights = {
  question: [0.077, 0.703, -0.156, 0.182, 0.175, 1.499, 0.298, 0.627, -0.217, -0.123, -0.175, -0.011, -0.001, -0.514, -2.17, -2.795, -0.423],
  line: [2.951, -3.913, 4.808, 1.501, 0.763, 2.567, 0, -0.42, 2.951, 0.809, 0.923, 0.942, -0.132, 2.975, 2.577],
  none: [2.686],
};
