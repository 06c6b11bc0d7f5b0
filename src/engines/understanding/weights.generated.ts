// Written by `npm run fit:understanding`: weights of the features in features.ts.
export interface Weights {
  readonly senses: readonly number[];
  readonly strange: readonly number[];
}

export const WEIGHTS: Weights = {
  senses: [3.775, 2.211, -1.062, 0.339, 0.835, -0.266, -1.209, -1.501, 1.404],
  strange: [0.079, -0.419, 2.544, 0.192, 0.589, -0.821],
};
