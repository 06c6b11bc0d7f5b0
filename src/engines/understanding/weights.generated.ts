// Written by `npm run fit:understanding`: weights of the features in features.ts.
export interface Weights {
  readonly senses: readonly number[];
  readonly strange: readonly number[];
}

export const WEIGHTS: Weights = {
  senses: [2.627, 0.217, 0.058, 0.217, 1.068, -0.309, -1.882, -1.134, 1.156],
  strange: [0.407, -0.587, 3.195, 0.314, 0.803, -2.011],
};
