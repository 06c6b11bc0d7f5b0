import type { Run } from '../../wasm/opcodes.ts';
import { RoutineMemory } from '../../wasm/routine-memory.ts';
import { Attention, attentionFloats } from './attention.ts';
import { INNER_SIZE, MEANING_SIZE, MOST_PIECES } from './encoder-sizes.ts';
import { MatrixProduct, type Panels, roundedBytes } from './matrix-product.ts';
import { MEAN } from './mean-opcodes.ts';
import { NORMALISING } from './normalising-opcodes.ts';

const MOST = { rows: MOST_PIECES, inputs: INNER_SIZE };
/** Rows as they are given and kept, on their way to a product, and inside a layer; their means; and attention's own. */
const FLOATS =
  MOST_PIECES * (3 * MEANING_SIZE + INNER_SIZE) + MEANING_SIZE + INNER_SIZE + attentionFloats(MOST_PIECES);

/** Scale and shift of a normalised row, one behind the other. */
export type Norm = Float32Array;

export const normBytes = (width: number): number => 2 * 4 * width;

/**
 * Where rows stand on their way through layers, beside the numbers of these, and what is done to them there. What a step
 * gives is there for the next one, not for those after it.
 */
export class LayerMemory {
  readonly #memory: RoutineMemory;
  readonly #product: MatrixProduct;
  readonly #attention: Attention;
  readonly #normalise: Run;
  readonly #mean: Run;
  readonly #given: Float32Array;
  readonly #kept: Float32Array;
  readonly #narrow: Float32Array;
  readonly #wide: Float32Array;
  readonly #means: ReadonlyMap<number, Float32Array>;

  /** With room for so many bytes of panels and norms. */
  constructor(bytes: number) {
    this.#memory = new RoutineMemory(bytes + roundedBytes(MOST) + 4 * FLOATS);
    this.#product = new MatrixProduct(this.#memory, MOST);
    this.#attention = new Attention(this.#memory, MOST_PIECES);
    this.#normalise = this.#memory.routine(NORMALISING);
    this.#mean = this.#memory.routine(MEAN);
    this.#given = this.#memory.floats(MOST_PIECES * MEANING_SIZE);
    this.#kept = this.#memory.floats(MOST_PIECES * MEANING_SIZE);
    this.#narrow = this.#memory.floats(MOST_PIECES * MEANING_SIZE);
    this.#wide = this.#memory.floats(MOST_PIECES * INNER_SIZE);
    this.#means = new Map([MEANING_SIZE, INNER_SIZE].map((width) => [width, this.#memory.floats(width)]));
  }

  /** Keeps a matrix, what is added to its products, and the least that they may be then. */
  keep(matrix: Float32Array, bias: Float32Array, least?: number): Panels {
    return this.#product.keep(matrix, bias, least);
  }

  /** Keeps what normalised rows are scaled and shifted by. */
  keepNorm(scale: Float32Array, shift: Float32Array): Norm {
    const norm = this.#memory.floats(scale.length + shift.length);
    norm.set(scale);
    norm.set(shift, scale.length);
    return norm;
  }

  /** Room for rows that are sent through a layer. */
  given(length: number): Float32Array {
    return this.#given.subarray(0, length);
  }

  /** So many rows of zeros, which what layers find is added to. */
  kept(count: number): Float32Array {
    return this.#kept.subarray(0, count * MEANING_SIZE).fill(0);
  }

  /** Adds the products of rows with a matrix to others. */
  add(sums: Float32Array, rows: Float32Array, panels: Panels): void {
    this.#product.add(sums, rows, panels);
  }

  /** The products of rows with a matrix. */
  product(rows: Float32Array, panels: Panels): Float32Array {
    const products = this.#wide.subarray(0, (rows.length / panels.inputs) * panels.outputs).fill(0);
    this.#product.add(products, rows, panels);
    return products;
  }

  /** Rows with mean 0 and variance 1, then scaled and shifted. */
  normalised(rows: Float32Array, norm: Norm): Float32Array {
    const result = this.#narrow.subarray(0, rows.length);
    const width = norm.length / 2;
    const count = rows.length / width;
    this.#normalise(rows.byteOffset, result.byteOffset, norm.byteOffset, count, width);
    return result;
  }

  /** What rows take from one another, by their queries, keys and values of a width. */
  attended(asked: Float32Array, width: number): Float32Array {
    const taken = this.#narrow.subarray(0, asked.length / 3);
    this.#attention.attend(asked, width, taken);
    return taken;
  }

  /** The mean of rows of a width. */
  mean(rows: Float32Array, width: number): Float32Array {
    const mean = this.#means.get(width)!;
    this.#mean(rows.byteOffset, mean.byteOffset, rows.length / width, width / 4, 4 * width);
    return mean;
  }
}
