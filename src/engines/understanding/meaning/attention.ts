import type { Run } from '../../wasm/opcodes.ts';
import type { RoutineMemory } from '../../wasm/routine-memory.ts';
import { COMPARING, TAKING } from './attention-opcodes.ts';

const HEADS = 4;
/** Behind the last suit, as each is written with three numbers more. */
const BEHIND = 4;

/** Floats that attention needs for itself, by how many rows there may be. */
export const attentionFloats = (rows: number): number => rows * rows + BEHIND;

/**
 * Lets each row take from the values of all, by how its query suits their keys: scaled dot products, head by head. In
 * the same order everywhere, so every machine gets the same bits.
 */
export class Attention {
  readonly #suits: Float32Array;
  readonly #compare: Run;
  readonly #take: Run;

  constructor(memory: RoutineMemory, rows: number) {
    this.#suits = memory.floats(attentionFloats(rows));
    this.#compare = memory.routine(COMPARING);
    this.#take = memory.routine(TAKING);
  }

  /**
   * A row is asked with its query, its key and its value one behind the other, each of a width. Both stand in the memory.
   */
  attend(asked: Float32Array, width: number, taken: Float32Array): void {
    const stride = 4 * 3 * width;
    const count = (4 * asked.length) / stride;
    const size = width / HEADS;
    const suits = this.#suits.subarray(0, count * count);
    const shape = [count, count, size / 4, stride] as const;
    for (let head = 0; head < HEADS; head++) {
      const at = 4 * head * size;
      const query = asked.byteOffset + at;
      this.#compare(query, query + 4 * width, suits.byteOffset, ...shape);
      for (let from = 0; from < suits.length; from += count) toShares(suits, from, count, Math.sqrt(size));
      this.#take(suits.byteOffset, query + 8 * width, taken.byteOffset + at, ...shape, 4 * width);
    }
  }
}

/** Softmax of some values, each a part of what it says, in place. */
function toShares(values: Float32Array, from: number, count: number, parts: number): void {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = from; i < from + count; i++) top = Math.max(top, values[i]!);
  let sum = 0;
  for (let i = from; i < from + count; i++) sum += values[i] = Math.exp((values[i]! - top) / parts);
  for (let i = from; i < from + count; i++) values[i]! /= sum;
}
