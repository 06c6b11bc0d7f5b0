// Written by `npm run fit:understanding`: weights of the features in features.ts.
export interface Weights {
  readonly senses: readonly number[];
  readonly strange: readonly number[];
}

export const WEIGHTS: Weights = {
  senses: [2.798, 1.731, -0.791, 0.365, 0.933, -0.647, -1.701, -1.87, 1.192],
  strange: [0.137, -0.225, 2.807, 0.373, 0.731, -0.863],
};
