import type { Weights } from '../weights.generated.ts';

// Weights of the features in features.ts, and of what the meaning says. These and head.bin were first fitted by L-BFGS,
// six files left out in turn; `npm run fit:meaning` writes both anew.
export const MEANING_WEIGHTS: Weights = {
  senses: [4.44, 0.711, 1.902, 0.306, 0.506, -0.971, -2.362, -1.866, 0.669, 0.615],
  strange: [1.84, 1.399, 0.772, 1.225, 0.265, 0.005, 0.964],
};
