import { unitOf } from './byte-matrix.ts';
import { MEANING_SIZE } from './encoder-sizes.ts';
import { LayerMemory } from './layer-memory.ts';
import type { Panels } from './matrix-product.ts';
import { type Layer, layerBytes, layerOf, meanThroughLayer, type NumbersOf } from './transformer-layer.ts';
import { panelBytes } from './whole-matrix.ts';

/**
 * The upper half of the encoder: the second layer, the mean of all pieces, one more layer. It says what a sentence
 * means for one purpose; several may stand on the same lower half.
 */
export class EncoderTop {
  readonly #memory = new LayerMemory(layerBytes(MEANING_SIZE) + panelBytes(MEANING_SIZE, MEANING_SIZE));
  readonly #layer: Layer;
  readonly #last: Panels;

  constructor(numbersOf: NumbersOf) {
    this.#layer = layerOf(numbersOf, this.#memory, 1);
    this.#last = this.#memory.keep(numbersOf('tanh_layer_0/weights'), numbersOf('tanh_layer_0/bias'));
  }

  /** The meaning of the rows that the lower half gives; zeros for none. */
  of(rows: Float32Array): Float32Array {
    if (rows.length === 0) return new Float32Array(MEANING_SIZE);
    const kept = this.#memory.kept(rows.length / MEANING_SIZE);
    kept.set(rows);
    const mean = meanThroughLayer(this.#memory, this.#layer, kept);
    return unitOf(this.#memory.product(mean, this.#last).map(Math.tanh));
  }
}
