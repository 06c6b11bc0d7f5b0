import { type Routine, type Run, routineOf } from './opcodes.ts';

const PAGE = 65_536;
/** Vectors are read fastest where they begin at a multiple of their length. */
const ALIGNED = 16;

/** A memory for routines, handed out from its beginning on, zeros at first. It has as many pages as its bytes need. */
export class RoutineMemory {
  readonly #memory: WebAssembly.Memory;
  #taken = 0;

  constructor(bytes: number) {
    const pages = Math.ceil(bytes / PAGE);
    this.#memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  }

  routine(routine: Routine): Run {
    return routineOf(routine, this.#memory);
  }

  halves(length: number): Int16Array {
    return new Int16Array(this.#memory.buffer, this.#take(2 * length), length);
  }

  floats(length: number): Float32Array {
    return new Float32Array(this.#memory.buffer, this.#take(4 * length), length);
  }

  #take(bytes: number): number {
    const at = this.#taken;
    this.#taken += Math.ceil(bytes / ALIGNED) * ALIGNED;
    if (this.#taken > this.#memory.buffer.byteLength) throw new RangeError('no room for this in memory');
    return at;
  }
}
