import { attend } from './attention.ts';
import type { MatrixProduct, Panels } from './matrix-product.ts';

/** Numbers that stand for the meaning of a sentence. Their squares add up to 1. */
export const MEANING_SIZE = 512;

const INNER_SIZE = 1536;
const EPSILON = 1e-6;
/** How the package calls weights that were kept in parts. */
export const WHOLE = 'ConcatPartitions/concat';

/** Numbers of a layer's matrices for the width of its input. */
export const numbersOfLayer = (width: number) =>
  (width + 1) * 3 * width +
  (width + 1) * MEANING_SIZE +
  (MEANING_SIZE + 1) * INNER_SIZE +
  (INNER_SIZE + 1) * MEANING_SIZE;
/** The most numbers that a row has inside a layer. */
export const LONGEST = INNER_SIZE;

/** The numbers of an encoder by the ending of their name. */
export type NumbersOf = (ending: string) => Float32Array;
/** Keeps a matrix and what is added to its products, by the endings of their names. */
export type Keep = (matrix: string, bias: string) => Panels;

/** Scale and shift of a normalised row. */
interface Norm {
  readonly scale: Float32Array;
  readonly shift: Float32Array;
}

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

export function layerOf(numbersOf: NumbersOf, keep: Keep, number: 0 | 1): Layer {
  const names = namesOfLayer(number);
  const norm = ([scale, shift]: readonly [string, string]): Norm => ({
    scale: numbersOf(scale).slice(),
    shift: numbersOf(shift).slice(),
  });
  return {
    beforeAttention: norm(names.beforeAttention),
    queriesKeysValues: keep(...names.queriesKeysValues),
    attended: keep(...names.attended),
    beforeInner: norm(names.beforeInner),
    inner: keep(...names.inner),
    outer: keep(...names.outer),
  };
}

/** Sends rows through a layer; what it finds is added to the rows that are kept. */
export function throughLayer(
  product: MatrixProduct,
  layer: Layer,
  rows: Float32Array,
  kept: Float32Array,
): Float32Array {
  const asked = product.of(normalised(rows, layer.beforeAttention), layer.queriesKeysValues);
  const attended = product.of(attend(asked, layer.attended.inputs), layer.attended);
  addTo(attended, kept);
  const inner = product.of(normalised(attended, layer.beforeInner), layer.inner);
  for (let i = 0; i < inner.length; i++) inner[i] = Math.max(0, inner[i]!);
  const outer = product.of(inner, layer.outer);
  addTo(outer, attended);
  return outer;
}

/** Rows with mean 0 and variance 1, then scaled and shifted. */
function normalised(rows: Float32Array, norm: Norm): Float32Array {
  const result = new Float32Array(rows.length);
  for (let from = 0; from < rows.length; from += norm.scale.length) normalise(rows, from, norm, result);
  return result;
}

/** One of them. Its length is a power of two, so to multiply by its part is as exact as to divide. */
function normalise(rows: Float32Array, from: number, { scale, shift }: Norm, result: Float32Array): void {
  const width = scale.length;
  const part = 1 / width;
  let mean = 0;
  for (let i = 0; i < width; i++) mean += rows[from + i]! * part;
  let variance = 0;
  for (let i = 0; i < width; i++) {
    const away = rows[from + i]! - mean;
    variance += away * away * part;
  }
  const factor = 1 / Math.sqrt(variance + EPSILON);
  for (let i = 0; i < width; i++)
    result[from + i] = (rows[from + i]! - mean) * factor * scale[i]! + shift[i]!;
}

function addTo(rows: Float32Array, others: Float32Array): void {
  for (let i = 0; i < rows.length; i++) rows[i]! += others[i]!;
}
