import type { CheckWeights } from './check-reading.ts';

// Written by `npm run fit:checks`: weights of the numbers in check-reading.ts and checked-lines.ts.
export const CHECK_WEIGHTS: CheckWeights = {
  question: [2.672, 0.997, 0.641, 0.254, 0.653, 0.511, 0.703, 0.744, 0.51, 1.111, -0.976, -0.626, -0.808, 0.181, 1.464, 0.86, -1.353, -0.796, -0.31, -1.612, -2.053, -0.869],
  line: [3.157, -2.357, 3.68, 2.912, -0.715, 3.456, -0.996, -1.327, 3.14, 0.641, 0.652, 0.816, 0.463, 2.982, 1.641],
  none: 1.677,
};
