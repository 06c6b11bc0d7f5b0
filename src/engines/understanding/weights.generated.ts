// Written by `npm run fit:understanding`: weights of the features in features.ts.
export interface Weights {
  readonly senses: readonly number[];
  readonly strange: readonly number[];
}

export const WEIGHTS: Weights = {
  senses: [0.749, -1.234, 1.334, 0.374, 0.842, 2.843, -2.398, 1.545],
  strange: [1.704, -1.205, 2.351, -0.513, 0.917, -1.277],
};
