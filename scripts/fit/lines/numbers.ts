import { namesOfLayer, WHOLE } from '#engines/understanding/meaning/transformer-layer.ts';

/** The short names of `encoder.py`. */
const SHORT = {
  beforeAttention: ['n1_s', 'n1_b'],
  queriesKeysValues: ['qkv_w', 'qkv_b'],
  attended: ['out_w', 'out_b'],
  beforeInner: ['n2_s', 'n2_b'],
  inner: ['conv1_w', 'conv1_b'],
  outer: ['conv2_w', 'conv2_b'],
} as const;

function ofLayer(number: 0 | 1): Record<string, string> {
  const packaged = namesOfLayer(number);
  const keys = Object.keys(SHORT) as (keyof typeof SHORT)[];
  return Object.fromEntries(
    keys.flatMap((key) => SHORT[key].map((short, at) => [`l${number}_${short}`, packaged[key][at as 0 | 1]])),
  );
}

/** What the package calls the numbers of the encoder's upper half, which is learned anew. */
export const UPPER_NUMBERS: Readonly<Record<string, string>> = {
  ...ofLayer(1),
  last_w: 'tanh_layer_0/weights',
  last_b: 'tanh_layer_0/bias',
};

/** And those of the lower half, which stays as it is. */
export const LOWER_NUMBERS: Readonly<Record<string, string>> = {
  emb: 'Embeddings_en',
  freq: 'TimingSignal/ExpandDims_1',
  widen_w: `Layer_0/TransformerLayer/dense/kernel/${WHOLE}`,
  widen_b: `Layer_0/TransformerLayer/dense/bias/${WHOLE}`,
  ...ofLayer(0),
};
