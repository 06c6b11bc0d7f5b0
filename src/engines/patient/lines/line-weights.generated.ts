import type { LineWeights } from './line-scorer.ts';

// Written by `npm run fit:lines`: weights of the numbers in line-evidence.ts and rival-readings.ts.
export const LINE_WEIGHTS: LineWeights = {
  line: [6.77, 0.287, 4.809, 3.559, 0.219, 2.886, 0.81, 0.595, -0.73, 1.037, 1.03, 0.038, 0.163, 0.703, -0.473, -1.874, -0.427, -1.366, 1.606, -0.517],
  none: [2.875, 0.619, -0.329, 0.179, 1.634, 0.391, 0.875, 0.698, 0.136, 0.178, 0.855, 1.827, 0.896, 0.278, 0.746, 0.081, 0.491, -1.678, 0.214, -1.631, -1.202, 0.024],
};
