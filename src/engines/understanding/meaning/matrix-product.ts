import type { Run } from '../../wasm/opcodes.ts';
import type { RoutineMemory } from '../../wasm/routine-memory.ts';
import { COLUMNS, INPUTS_AT_ONCE, MOST_ROWS, productOf, ROW_HEAD } from './product-opcodes.ts';
import { ROUNDED_AT_ONCE, ROUNDING } from './rounding-opcodes.ts';
import { panelsOf } from './whole-matrix.ts';

/** A matrix as the product reads it, and where in memory, in bytes. */
export interface Panels {
  readonly at: number;
  readonly inputs: number;
  readonly outputs: number;
}

interface Most {
  /** Rows that are multiplied at once. */
  readonly rows: number;
  /** Numbers that a row has before it is multiplied. */
  readonly inputs: number;
}

/** Bytes of memory that rounded rows need. */
export const roundedBytes = ({ rows, inputs }: Most): number => rows * (ROW_HEAD + 2 * inputs);

/**
 * Multiplies rows by matrices that it keeps. Both are rounded to whole numbers of sixteen bits, and the sums of their
 * products are exact: every machine gets the same bits.
 */
export class MatrixProduct {
  readonly #memory: RoutineMemory;
  readonly #most: Most;
  readonly #rounded: Int16Array;
  readonly #round: Run;
  /** By the number of rows that they take together, less one. */
  readonly #multipliers: readonly Run[];

  constructor(memory: RoutineMemory, most: Most) {
    this.#memory = memory;
    this.#most = most;
    this.#rounded = memory.halves(roundedBytes(most) / 2);
    this.#round = memory.routine(ROUNDING);
    const rowBytes = roundedBytes({ ...most, rows: 1 });
    this.#multipliers = Array.from({ length: MOST_ROWS }, (_, less) =>
      memory.routine(productOf(less + 1, rowBytes)),
    );
  }

  /**
   * Keeps a matrix [input][output], what is added to its products, and the least that they may be then. Throws where
   * inputs or outputs are no multiple of eight, rows are too long, or products could overflow.
   */
  keep(matrix: Float32Array, bias: Float32Array, least = Number.NEGATIVE_INFINITY): Panels {
    const [inputs, outputs] = [matrix.length / bias.length, bias.length];
    if (inputs % INPUTS_AT_ONCE !== 0 || inputs > this.#most.inputs || outputs % COLUMNS !== 0)
      throw new RangeError(`${inputs} inputs and ${outputs} outputs are not for this product`);
    const panels = panelsOf(matrix, bias, least);
    const place = this.#memory.halves(panels.length);
    place.set(panels);
    return { at: place.byteOffset, inputs, outputs };
  }

  /** Adds the products of rows, one or more and one behind the other, with a matrix to others. Both stand in the memory. */
  add(sums: Float32Array, rows: Float32Array, { at, inputs, outputs }: Panels): void {
    const count = rows.length / inputs;
    if (count > this.#most.rows) throw new RangeError(`${count} rows are too many`);
    const rowBytes = roundedBytes({ rows: 1, inputs: this.#most.inputs });
    const rounded = this.#rounded.byteOffset;
    this.#round(rows.byteOffset, rounded, inputs / ROUNDED_AT_ONCE, count, rowBytes);
    const blocks = Math.ceil(count / MOST_ROWS);
    const together = Math.ceil(count / blocks);
    const larger = count % blocks || blocks;
    const shape = [inputs / INPUTS_AT_ONCE, outputs / COLUMNS, larger, blocks - larger, 4 * outputs];
    this.#multipliers[together - 1]!(rounded, at, sums.byteOffset, ...shape);
  }
}
