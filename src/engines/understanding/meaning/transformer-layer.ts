import { INNER_SIZE, MEANING_SIZE } from './encoder-sizes.ts';
import { type LayerMemory, type Norm, normBytes } from './layer-memory.ts';
import type { Panels } from './matrix-product.ts';
import { panelBytes } from './whole-matrix.ts';

/** How the package calls weights that were kept in parts. */
export const WHOLE = 'ConcatPartitions/concat';

/** Bytes of a layer's matrices and norms, for the width of its input. */
export const layerBytes = (width: number): number =>
  normBytes(width) +
  panelBytes(width, 3 * width) +
  panelBytes(width, MEANING_SIZE) +
  normBytes(MEANING_SIZE) +
  panelBytes(MEANING_SIZE, INNER_SIZE) +
  panelBytes(INNER_SIZE, MEANING_SIZE);

/** The numbers of an encoder by the ending of their name. */
export type NumbersOf = (ending: string) => Float32Array;

/** A layer of a transformer: attention with four heads, then a wider layer, each normalised before. */
export interface Layer {
  readonly beforeAttention: Norm;
  readonly queriesKeysValues: Panels;
  readonly attended: Panels;
  readonly beforeInner: Norm;
  readonly inner: Panels;
  readonly outer: Panels;
}

/** What the package calls the numbers of a layer, by their endings: scale and shift, or a matrix and what is added. */
export function namesOfLayer(number: 0 | 1) {
  const layer = `Layer_${number}/TransformerLayer`;
  const norm = (of: string) => {
    const place = `Encode/${layer}/${of}layer_prepostprocess/layer_norm`;
    return [`${place}/layer_norm_scale/${WHOLE}`, `${place}/layer_norm_bias/${WHOLE}`] as const;
  };
  const attention = (name: string) => {
    const place = `${layer}/MultiheadAttention/${name}`;
    return [`${place}/kernel/part_0`, `${place}/bias/${WHOLE}`] as const;
  };
  const inner = (name: string) =>
    [`${layer}/FFN/${name}/Tensordot/Reshape_1`, `${layer}/FFN/${name}/bias/${WHOLE}`] as const;
  return {
    beforeAttention: norm(''),
    queriesKeysValues: attention('qkv_transform_single'),
    attended: attention('output_transform_single'),
    beforeInner: norm('FFN/'),
    inner: inner('conv1'),
    outer: inner('conv2'),
  };
}

/** Keeps the numbers of a layer in its memory. */
export function layerOf(numbersOf: NumbersOf, memory: LayerMemory, number: 0 | 1): Layer {
  const names = namesOfLayer(number);
  const norm = ([scale, shift]: readonly [string, string]) =>
    memory.keepNorm(numbersOf(scale), numbersOf(shift));
  const matrix = ([weights, bias]: readonly [string, string]) =>
    memory.keep(numbersOf(weights), numbersOf(bias));
  return {
    beforeAttention: norm(names.beforeAttention),
    queriesKeysValues: matrix(names.queriesKeysValues),
    attended: matrix(names.attended),
    beforeInner: norm(names.beforeInner),
    // What is below 0 inside a layer counts as 0.
    inner: memory.keep(numbersOf(names.inner[0]), numbersOf(names.inner[1]), 0),
    outer: matrix(names.outer),
  };
}

/** Sends rows through a layer; what it finds is added to the rows that are kept. */
export function throughLayer(
  memory: LayerMemory,
  layer: Layer,
  rows: Float32Array,
  kept: Float32Array,
): void {
  memory.add(kept, insideLayer(memory, layer, rows, kept), layer.outer);
}

/**
 * The mean of what `throughLayer` makes of rows. The last product of a mean is the mean of the products, and takes the
 * time of one.
 */
export function meanThroughLayer(memory: LayerMemory, layer: Layer, rows: Float32Array): Float32Array {
  const inside = memory.mean(insideLayer(memory, layer, rows, rows), INNER_SIZE);
  const mean = memory.mean(rows, MEANING_SIZE);
  memory.add(mean, inside, layer.outer);
  return mean;
}

/** Rows as they are inside a layer. What its attention finds is added to those that are kept. */
function insideLayer(
  memory: LayerMemory,
  layer: Layer,
  rows: Float32Array,
  kept: Float32Array,
): Float32Array {
  const asked = memory.product(memory.normalised(rows, layer.beforeAttention), layer.queriesKeysValues);
  memory.add(kept, memory.attended(asked, layer.attended.inputs), layer.attended);
  return memory.product(memory.normalised(kept, layer.beforeInner), layer.inner);
}
