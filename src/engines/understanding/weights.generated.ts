// Written by `npm run fit:understanding`: weights of the features in features.ts.
export interface Weights {
  readonly senses: readonly number[];
  readonly strange: readonly number[];
}

export const WEIGHTS: Weights = {
  senses: [3.861, 2.063, -0.829, 0.31, 0.846, -0.398, -1.206, -1.305, 1.405],
  strange: [0.589, -0.117, 2.566, 1.822, 0.725, -0.551],
};
