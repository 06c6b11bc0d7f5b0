import { MatrixProduct, type Panels } from './matrix-product.ts';
import {
  type Layer,
  LONGEST,
  layerOf,
  MEANING_SIZE,
  type NumbersOf,
  numbersOfLayer,
  throughLayer,
} from './transformer-layer.ts';

/** What comes later in a sentence is not read. */
export const MOST_PIECES = 128;

/**
 * The upper half of the encoder: the second layer, the mean of all pieces, one more layer. It says what a sentence
 * means for one purpose; several may stand on the same lower half.
 */
export class EncoderTop {
  readonly #product: MatrixProduct;
  readonly #layer: Layer;
  readonly #last: Panels;

  constructor(numbersOf: NumbersOf) {
    this.#product = new MatrixProduct({
      numbers: numbersOfLayer(MEANING_SIZE) + (MEANING_SIZE + 1) * MEANING_SIZE,
      rows: MOST_PIECES,
      longest: LONGEST,
    });
    const keep = (matrix: string, bias: string) => this.#product.keep(numbersOf(matrix), numbersOf(bias));
    this.#layer = layerOf(numbersOf, keep, 1);
    this.#last = keep('tanh_layer_0/weights', 'tanh_layer_0/bias');
  }

  /** The meaning of the rows that the lower half gives; zeros for none. */
  of(rows: Float32Array): Float32Array {
    if (rows.length === 0) return new Float32Array(MEANING_SIZE);
    const second = throughLayer(this.#product, this.#layer, rows, rows);
    const mean = meanOf(second, rows.length / MEANING_SIZE);
    const meaning = this.#product.of(mean, this.#last).map(Math.tanh);
    const length = Math.sqrt(meaning.reduce((sum, value) => sum + value * value, 0));
    return meaning.map((value) => value / length);
  }
}

function meanOf(rows: Float32Array, count: number): Float32Array {
  const mean = new Float32Array(MEANING_SIZE);
  for (let from = 0; from < rows.length; from += MEANING_SIZE)
    for (let i = 0; i < MEANING_SIZE; i++) mean[i]! += rows[from + i]! / count;
  return mean;
}
