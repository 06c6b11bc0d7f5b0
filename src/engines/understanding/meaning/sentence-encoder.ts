import { type EncoderFiles, readEncoder } from './encoder-files.ts';
import { MatrixProduct, type Panels } from './matrix-product.ts';
import { Pieces } from './pieces.ts';

/** Numbers that stand for the meaning of a sentence. Their squares add up to 1. */
export const MEANING_SIZE = 512;

const PIECE_SIZE = 256;
const INNER_SIZE = 1536;
const HEADS = 4;
/** What comes later in a sentence is not read. */
const MOST_PIECES = 128;
/** Numbers of all matrices: of a layer for a width, of what widens the first's input, of the last. */
const ofLayer = (width: number) =>
  (width + 1) * 3 * width +
  (width + 1) * MEANING_SIZE +
  (MEANING_SIZE + 1) * INNER_SIZE +
  (INNER_SIZE + 1) * MEANING_SIZE;
const MATRICES =
  ofLayer(PIECE_SIZE) +
  ofLayer(MEANING_SIZE) +
  (PIECE_SIZE + 1) * MEANING_SIZE +
  (MEANING_SIZE + 1) * MEANING_SIZE;
const EPSILON = 1e-6;
/** How the package calls weights that were kept in parts. */
const WHOLE = 'ConcatPartitions/concat';

/** Scale and shift of a normalised row. */
interface Norm {
  readonly scale: Float32Array;
  readonly shift: Float32Array;
}

interface Layer {
  readonly beforeAttention: Norm;
  readonly queriesKeysValues: Panels;
  readonly attended: Panels;
  readonly beforeInner: Norm;
  readonly inner: Panels;
  readonly outer: Panels;
}

/**
 * The Universal Sentence Encoder Lite: pieces with their places, two layers of a transformer (attention with four
 * heads, then a wider layer, each normalised before and added to what it began with), the mean of all pieces, one more
 * layer. Same text, same numbers. Some 30 MB; about 1 ms a piece.
 */
export class SentenceEncoder {
  readonly #pieces: Pieces;
  readonly #embeddings: Float32Array;
  readonly #frequencies: Float32Array;
  readonly #product: MatrixProduct;
  readonly #layers: readonly [Layer, Layer];
  readonly #widen: Panels;
  readonly #last: Panels;

  constructor(files: EncoderFiles = readEncoder()) {
    this.#pieces = new Pieces(files.vocabulary);
    this.#embeddings = files.numbers('Embeddings_en').slice();
    this.#frequencies = files.numbers('TimingSignal/ExpandDims_1').slice();
    this.#product = new MatrixProduct({ numbers: MATRICES, rows: MOST_PIECES, longest: INNER_SIZE });
    const keep: Keep = (matrix, bias) => this.#product.keep(files.numbers(matrix), files.numbers(bias));
    this.#layers = [layerOf(files, keep, 0), layerOf(files, keep, 1)];
    const widen = 'Layer_0/TransformerLayer/dense';
    this.#widen = keep(`${widen}/kernel/${WHOLE}`, `${widen}/bias/${WHOLE}`);
    this.#last = keep('tanh_layer_0/weights', 'tanh_layer_0/bias');
  }

  /** The meaning of a sentence; zeros for an empty one. */
  encode(text: string): Float32Array {
    const numbers = this.#pieces.of(text).slice(0, MOST_PIECES);
    if (numbers.length === 0) return new Float32Array(MEANING_SIZE);
    const placed = this.#placed(numbers);
    const first = this.#through(this.#layers[0], placed, this.#product.of(placed, this.#widen));
    const second = this.#through(this.#layers[1], first, first);
    const meaning = this.#product.of(meanOf(second, numbers.length), this.#last).map(Math.tanh);
    const length = Math.sqrt(meaning.reduce((sum, value) => sum + value * value, 0));
    return meaning.map((value) => value / length);
  }

  /** What each piece means by itself, twice as it was learned, and where it stands as sines and cosines. */
  #placed(numbers: readonly number[]): Float32Array {
    const rows = new Float32Array(numbers.length * PIECE_SIZE);
    const half = PIECE_SIZE / 2;
    for (const [place, number] of numbers.entries()) {
      for (let i = 0; i < PIECE_SIZE; i++) {
        const angle = place * this.#frequencies[i % half]!;
        const turn = i < half ? Math.sin(angle) : Math.cos(angle);
        rows[place * PIECE_SIZE + i] = 2 * this.#embeddings[number * PIECE_SIZE + i]! + turn;
      }
    }
    return rows;
  }

  #through(layer: Layer, rows: Float32Array, kept: Float32Array): Float32Array {
    const product = this.#product;
    const asked = product.of(normalised(rows, layer.beforeAttention), layer.queriesKeysValues);
    const attended = product.of(attend(asked, layer.attended.inputs), layer.attended);
    addTo(attended, kept);
    const inner = product.of(normalised(attended, layer.beforeInner), layer.inner);
    for (let i = 0; i < inner.length; i++) inner[i] = Math.max(0, inner[i]!);
    const outer = product.of(inner, layer.outer);
    addTo(outer, attended);
    return outer;
  }
}

/** Keeps a matrix and what is added to its products, by the endings of their names. */
type Keep = (matrix: string, bias: string) => Panels;

function layerOf(files: EncoderFiles, keep: Keep, number: 0 | 1): Layer {
  const layer = `Layer_${number}/TransformerLayer`;
  const norm = (of: string): Norm => {
    const place = `Encode/${layer}/${of}layer_prepostprocess/layer_norm`;
    return {
      scale: files.numbers(`${place}/layer_norm_scale/${WHOLE}`).slice(),
      shift: files.numbers(`${place}/layer_norm_bias/${WHOLE}`).slice(),
    };
  };
  const attention = (name: string) => {
    const place = `${layer}/MultiheadAttention/${name}`;
    return keep(`${place}/kernel/part_0`, `${place}/bias/${WHOLE}`);
  };
  const inner = (name: string) =>
    keep(`${layer}/FFN/${name}/Tensordot/Reshape_1`, `${layer}/FFN/${name}/bias/${WHOLE}`);
  return {
    beforeAttention: norm(''),
    queriesKeysValues: attention('qkv_transform_single'),
    attended: attention('output_transform_single'),
    beforeInner: norm('FFN/'),
    inner: inner('conv1'),
    outer: inner('conv2'),
  };
}

/** Rows with mean 0 and variance 1, then scaled and shifted. */
function normalised(rows: Float32Array, { scale, shift }: Norm): Float32Array {
  const width = scale.length;
  const result = new Float32Array(rows.length);
  for (let from = 0; from < rows.length; from += width) {
    const row = rows.subarray(from, from + width);
    let mean = 0;
    for (const value of row) mean += value / width;
    let variance = 0;
    for (const value of row) variance += (value - mean) ** 2 / width;
    const factor = 1 / Math.sqrt(variance + EPSILON);
    for (let i = 0; i < width; i++) result[from + i] = (row[i]! - mean) * factor * scale[i]! + shift[i]!;
  }
  return result;
}

/** Lets each row take from the values of all, by how its query suits their keys: scaled dot products, head by head. */
function attend(asked: Float32Array, width: number): Float32Array {
  const count = asked.length / (3 * width);
  const size = width / HEADS;
  const result = new Float32Array(count * width);
  const shares = new Float64Array(count);
  for (let head = 0; head < width; head += size) {
    for (let row = 0; row < count; row++) {
      const query = row * 3 * width + head;
      for (let other = 0; other < count; other++) {
        const key = other * 3 * width + width + head;
        let sum = 0;
        for (let i = 0; i < size; i++) sum += asked[query + i]! * asked[key + i]!;
        shares[other] = sum / Math.sqrt(size);
      }
      toShares(shares);
      for (let other = 0; other < count; other++) {
        const value = other * 3 * width + 2 * width + head;
        for (let i = 0; i < size; i++) result[row * width + head + i]! += shares[other]! * asked[value + i]!;
      }
    }
  }
  return result;
}

/** Softmax, in place. */
function toShares(values: Float64Array): void {
  const top = Math.max(...values);
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] = Math.exp(values[i]! - top);
  for (let i = 0; i < values.length; i++) values[i]! /= sum;
}

function addTo(rows: Float32Array, others: Float32Array): void {
  for (let i = 0; i < rows.length; i++) rows[i]! += others[i]!;
}

function meanOf(rows: Float32Array, count: number): Float32Array {
  const mean = new Float32Array(MEANING_SIZE);
  for (let i = 0; i < rows.length; i++) mean[i % MEANING_SIZE]! += rows[i]! / count;
  return mean;
}
