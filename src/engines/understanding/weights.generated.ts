// Written by `npm run fit:understanding`: weights of the features in features.ts.
export interface Weights {
  readonly senses: readonly number[];
  readonly strange: readonly number[];
}

export const WEIGHTS: Weights = {
  senses: [2.886, 1.735, -0.659, 0.364, 0.928, -0.656, -1.715, -1.889, 1.184],
  strange: [0.134, -0.227, 2.774, 0.374, 0.717, -0.848],
};
