import { LRUCache } from 'lru-cache';
import { type EncoderFiles, readEncoder } from './encoder-files.ts';
import { MEANING_SIZE, MOST_PIECES, PIECE_SIZE } from './encoder-sizes.ts';
import { EncoderTop } from './encoder-top.ts';
import { LayerMemory } from './layer-memory.ts';
import type { Panels } from './matrix-product.ts';
import { Pieces } from './pieces.ts';
import { type Layer, layerBytes, layerOf, throughLayer, WHOLE } from './transformer-layer.ts';
import { panelBytes } from './whole-matrix.ts';

/** Clauses of a turn: each is read for its topic, and for the line of the case that answers it. */
const MOST_ROWS = 16;

/**
 * The Universal Sentence Encoder Lite: pieces with their places, two layers of a transformer, the mean of all pieces,
 * one more layer. Same text, same numbers. Some 20 MB; about 0.2 ms a piece.
 */
export class SentenceEncoder {
  readonly #pieces: Pieces;
  readonly #embeddings: Float32Array;
  readonly #places: Float64Array;
  readonly #memory = new LayerMemory(layerBytes(PIECE_SIZE) + panelBytes(PIECE_SIZE, MEANING_SIZE));
  readonly #layer: Layer;
  readonly #widen: Panels;
  readonly #top: EncoderTop;
  readonly #rows = new LRUCache<string, Float32Array>({ max: MOST_ROWS });

  constructor(files: EncoderFiles = readEncoder()) {
    this.#pieces = new Pieces(files.vocabulary);
    this.#embeddings = files.numbers('Embeddings_en').slice();
    this.#places = placesOf(files.numbers('TimingSignal/ExpandDims_1'));
    this.#layer = layerOf(files.numbers, this.#memory, 0);
    const widen = 'Layer_0/TransformerLayer/dense';
    this.#widen = this.#memory.keep(
      files.numbers(`${widen}/kernel/${WHOLE}`),
      files.numbers(`${widen}/bias/${WHOLE}`),
    );
    this.#top = new EncoderTop(files.numbers);
  }

  static #shared: SentenceEncoder | null = null;

  /** The one of a thread: what it is made of takes some 20 MB. */
  static shared(): SentenceEncoder {
    SentenceEncoder.#shared ??= new SentenceEncoder();
    return SentenceEncoder.#shared;
  }

  /** The meaning of a sentence; zeros for an empty one. */
  encode(text: string): Float32Array {
    return this.#top.of(this.rows(text));
  }

  /** What the lower half makes of each piece of a text. */
  rows(text: string): Float32Array {
    const rows = this.#rows.get(text) ?? this.#rowsOf(text);
    this.#rows.set(text, rows);
    return rows;
  }

  #rowsOf(text: string): Float32Array {
    const numbers = this.#pieces.of(text).slice(0, MOST_PIECES);
    if (numbers.length === 0) return new Float32Array(0);
    const placed = this.#placed(numbers);
    const kept = this.#memory.kept(numbers.length);
    this.#memory.add(kept, placed, this.#widen);
    throughLayer(this.#memory, this.#layer, placed, kept);
    return kept.slice();
  }

  /** What each piece means by itself, twice as it was learned, and where it stands. */
  #placed(numbers: readonly number[]): Float32Array {
    const rows = this.#memory.given(numbers.length * PIECE_SIZE);
    for (const [place, number] of numbers.entries()) {
      const to = place * PIECE_SIZE;
      const from = number * PIECE_SIZE;
      for (let i = 0; i < PIECE_SIZE; i++)
        rows[to + i] = 2 * this.#embeddings[from + i]! + this.#places[to + i]!;
    }
    return rows;
  }
}

/** Each place in a text as sines and cosines. */
function placesOf(frequencies: Float32Array): Float64Array {
  const half = PIECE_SIZE / 2;
  const angleOf = (at: number) => Math.floor(at / PIECE_SIZE) * frequencies[at % half]!;
  return Float64Array.from({ length: MOST_PIECES * PIECE_SIZE }, (_, at) =>
    at % PIECE_SIZE < half ? Math.sin(angleOf(at)) : Math.cos(angleOf(at)),
  );
}
