// Written by `npm run fit:understanding`: weights of the features in features.ts.
export interface Weights {
  readonly senses: readonly number[];
  readonly strange: readonly number[];
}

export const WEIGHTS: Weights = {
  senses: [0.813, -2.006, 2.255, 0.37, 0.944, 1.363, -1.873, 1.313],
  strange: [1.302, -0.972, 2.373, -0.653, 0.929, -1.241],
};
