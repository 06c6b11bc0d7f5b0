import {
  add,
  advance,
  constant,
  copy,
  get,
  INTEGER,
  loadVector,
  type Routine,
  type Run,
  repeat,
  routineOf,
  set,
  VECTOR,
} from '../../wasm/opcodes.ts';
import { addIntegers, dotHalves, emptyVector } from '../../wasm/vector-opcodes.ts';

const PAGE = 65_536;
/** Numbers that are multiplied together. */
const TOGETHER = 8;
/** Rows that are multiplied at once where there are so many. */
const ROWS = 4;
/** The largest number of sixteen bits. */
const MOST = 32_767;

/** A matrix in a byte a weight, row by row: what is less than `zero` is negative. */
export interface Table {
  readonly weights: Uint8Array;
  readonly zero: number;
  /** Numbers in a row. */
  readonly width: number;
}

const [FROM, WEIGHTS, TO, ROWS_LEFT] = [0, 1, 2, 3];
const [FACTOR, LEFT, ZERO, WEIGHT, SUM] = [4, 5, 6, 7, 8];

const subtractHalves = [0xfd, 0x91, 0x01];
const loadBytes = [0xfd, 0x02, 0x00, 0x00];
const splatHalves = [0xfd, 0x10];
const lane = (number: number) => [0xfd, 0x1b, number];
const storeInteger = [0x36, 0x02, 0x00];

/**
 * `multiply(factors, weights, sums, count)`, addresses in bytes: `rows` factors of sixteen bits each by `count` rows of
 * the table. Whole numbers, so every machine gets the same.
 */
function productOf(rows: number, { zero, width, weights }: Table): Routine {
  const all = Array.from({ length: rows }, (_, row) => row);
  const length = weights.length / width;
  const addProducts = [
    ...[...get(WEIGHTS), ...loadBytes, ...get(ZERO), ...subtractHalves, ...set(WEIGHT)],
    ...all.flatMap((row) => [
      ...[...get(SUM + row), ...get(FACTOR), ...loadVector(2 * width * row), ...get(WEIGHT)],
      ...[...dotHalves, ...addIntegers, ...set(SUM + row)],
    ]),
    ...advance(WEIGHTS, constant(TOGETHER)),
    ...advance(FACTOR, constant(2 * TOGETHER)),
  ];
  const writeSums = all.flatMap((row) => [
    ...[...get(TO), ...constant(4 * length * row), ...add],
    ...[0, 1, 2, 3].flatMap((number) => [...get(SUM + row), ...lane(number), ...(number > 0 ? add : [])]),
    ...storeInteger,
  ]);
  const tableRow = [
    ...all.flatMap((row) => [...emptyVector, ...set(SUM + row)]),
    ...[...copy(FROM, FACTOR), ...constant(width / TOGETHER), ...set(LEFT)],
    ...repeat(LEFT, addProducts),
    ...writeSums,
    ...advance(TO, constant(4)),
  ];
  return {
    parameters: FACTOR,
    variables: [
      [LEFT - FACTOR + 1, INTEGER],
      [SUM + rows - ZERO, VECTOR],
    ],
    body: [...constant(zero), ...splatHalves, ...set(ZERO), ...repeat(ROWS_LEFT, tableRow)],
  };
}

/**
 * Multiplies rows by the rows of a table, which stays in its bytes: 32,768 rows of 416 in 1.5 ms. The factors are
 * rounded to sixteen bits, by the largest of each row.
 */
export class VocabularyProduct {
  readonly #memory: WebAssembly.Memory;
  readonly #width: number;
  readonly #length: number;
  readonly #one: Run;
  readonly #several: Run;

  /**
   * The width is a multiple of eight. In a row the distances of the weights from `zero` add up to 65,536 at most, as
   * their products with factors of sixteen bits are added in 32: in Moonshine's to 61,568.
   */
  constructor(table: Table) {
    const { weights, width } = table;
    this.#width = width;
    this.#length = weights.length / width;
    const pages = Math.ceil((weights.length + ROWS * (2 * width + 4 * this.#length)) / PAGE);
    this.#memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
    new Uint8Array(this.#memory.buffer).set(weights);
    this.#one = routineOf(productOf(1, table), this.#memory);
    this.#several = routineOf(productOf(ROWS, table), this.#memory);
  }

  /** The products of rows, one behind the other, with each row of the table. */
  of(rows: Float32Array): Float32Array {
    const [width, length] = [this.#width, this.#length];
    const count = rows.length / width;
    const products = new Float32Array(count * length);
    for (let row = 0; row < count; ) {
      const taken = count - row >= ROWS ? ROWS : 1;
      this.#multiply(rows.subarray(row * width, (row + taken) * width), products.subarray(row * length));
      row += taken;
    }
    return products;
  }

  #multiply(rows: Float32Array, products: Float32Array): void {
    const [width, length] = [this.#width, this.#length];
    const { buffer } = this.#memory;
    const count = rows.length / width;
    const from = width * length;
    const to = from + 2 * width * ROWS;
    const factors = new Int16Array(buffer, from, count * width);
    const steps = Array.from({ length: count }, (_, row) => {
      const own = rows.subarray(row * width, (row + 1) * width);
      const step = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MOST || 1;
      for (let i = 0; i < width; i++) factors[row * width + i] = Math.round(own[i]! / step);
      return step;
    });
    const multiply = count === 1 ? this.#one : this.#several;
    multiply(from, 0, to, length);
    const sums = new Int32Array(buffer, to, count * length);
    for (let i = 0; i < sums.length; i++) products[i] = sums[i]! * steps[Math.floor(i / length)]!;
  }
}
