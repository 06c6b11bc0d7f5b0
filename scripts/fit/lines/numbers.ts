const WHOLE = 'ConcatPartitions/concat';

function ofLayer(number: 0 | 1): Record<string, string> {
  const layer = `Layer_${number}/TransformerLayer`;
  const norm = (of: string) => `Encode/${layer}/${of}layer_prepostprocess/layer_norm`;
  return {
    [`l${number}_n1_s`]: `${norm('')}/layer_norm_scale/${WHOLE}`,
    [`l${number}_n1_b`]: `${norm('')}/layer_norm_bias/${WHOLE}`,
    [`l${number}_n2_s`]: `${norm('FFN/')}/layer_norm_scale/${WHOLE}`,
    [`l${number}_n2_b`]: `${norm('FFN/')}/layer_norm_bias/${WHOLE}`,
    [`l${number}_qkv_w`]: `${layer}/MultiheadAttention/qkv_transform_single/kernel/part_0`,
    [`l${number}_qkv_b`]: `${layer}/MultiheadAttention/qkv_transform_single/bias/${WHOLE}`,
    [`l${number}_out_w`]: `${layer}/MultiheadAttention/output_transform_single/kernel/part_0`,
    [`l${number}_out_b`]: `${layer}/MultiheadAttention/output_transform_single/bias/${WHOLE}`,
    [`l${number}_conv1_w`]: `${layer}/FFN/conv1/Tensordot/Reshape_1`,
    [`l${number}_conv1_b`]: `${layer}/FFN/conv1/bias/${WHOLE}`,
    [`l${number}_conv2_w`]: `${layer}/FFN/conv2/Tensordot/Reshape_1`,
    [`l${number}_conv2_b`]: `${layer}/FFN/conv2/bias/${WHOLE}`,
  };
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
