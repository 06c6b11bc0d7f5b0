import type { LineWeights } from './line-scorer.ts';

// Written by `npm run fit:lines`: weights of the numbers in line-evidence.ts and rival-readings.ts.
export const LINE_WEIGHTS: LineWeights = {
  line: [6.592, 3.916, 4.696, 3.307, 1.699, 2.949, 0.567, 0.398, 1.088, 1.938, 1.544, 1.117, 0.387, 0.637, -0.634, -1.808, -0.441, -1.99, 1.578, -0.125],
  none: [3.285, 0.324, 0.051, -0.056, 1.116, 0.017, 0.503, 0.664, -0.389, 0.153, 1.024, 2.281, 1.075, 0.124, 0.529, -0.271, -0.126, -1.733, 0.119, -1.324, -0.371, -0.515],
};
