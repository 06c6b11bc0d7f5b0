import {
  advance,
  constant,
  copy,
  get,
  INTEGER,
  loadVector,
  type Routine,
  repeat,
  set,
  storeVector,
  unlessNone,
  VECTOR,
} from '../../wasm/opcodes.ts';
import {
  addFloats,
  addIntegers,
  dotHalves,
  emptyVector,
  largerFloats,
  loadFourTimes,
  multiplyFloats,
  toFloats,
} from '../../wasm/vector-opcodes.ts';

/** Most rows that are multiplied together: the sums of more are too many for a processor's registers. */
export const MOST_ROWS = 5;
/** Columns of a panel, four to a vector. */
export const COLUMNS = 8;
/** Inputs that are multiplied each time round, two to a product. */
export const INPUTS_AT_ONCE = 8;
/** A rounded row begins with what its step is worth, four times; its numbers follow. */
export const ROW_HEAD = 16;
/** A panel ends with what a step of each column is worth, what is added to its products, and the least they may be. */
export const PANEL_TAIL = 3 * 4 * COLUMNS;

const PAIRS = INPUTS_AT_ONCE / 2;
const BYTES_OF_PAIR = 4;
const BYTES_OF_WEIGHTS = BYTES_OF_PAIR * COLUMNS;

/** Parameters, then variables, by number. */
const [FROM, PANEL, TO, TIMES, PANELS, LARGER, OTHERS, STRIDE] = [0, 1, 2, 3, 4, 5, 6, 7];
const [FIRST_ROW, ROW, WEIGHT, LEFT, OUT, BLOCK] = [8, 9, 10, 11, 12, 13];
const [FIRST_WEIGHTS, OTHER_WEIGHTS, NUMBER] = [14, 15, 16];
/** Two sums a row: of the first four columns, then of the other four. */
const SUM = 17;

const addTo = (sum: number, weights: number) => [
  ...[...get(sum), ...get(NUMBER), ...get(weights), ...dotHalves, ...addIntegers, ...set(sum)],
];

/** Adds four products to what stands there. */
const endSum = (sum: number, offset: number) => {
  const loadTail = (part: number) => [...get(WEIGHT), ...loadVector(4 * COLUMNS * part + offset)];
  return [
    ...[...get(OUT), ...get(sum), ...toFloats, ...get(NUMBER), ...multiplyFloats],
    ...[...loadTail(0), ...multiplyFloats, ...loadTail(1), ...addFloats],
    ...[...get(OUT), ...loadVector(offset), ...addFloats, ...loadTail(2), ...largerFloats],
    ...storeVector(offset),
  ];
};

/** So many rows by one panel. */
function blockOf(together: number, rowBytes: number): number[] {
  const rows = Array.from({ length: together }, (_, row) => row);
  const sumsOf = (row: number) => [SUM + 2 * row, SUM + 2 * row + 1] as const;
  const addPair = (pair: number) => [
    ...[...get(WEIGHT), ...loadVector(BYTES_OF_WEIGHTS * pair), ...set(FIRST_WEIGHTS)],
    ...[...get(WEIGHT), ...loadVector(BYTES_OF_WEIGHTS * pair + 16), ...set(OTHER_WEIGHTS)],
    ...rows.flatMap((row) => [
      ...[...get(ROW), ...loadFourTimes(row * rowBytes + ROW_HEAD + BYTES_OF_PAIR * pair), ...set(NUMBER)],
      ...addTo(sumsOf(row)[0], FIRST_WEIGHTS),
      ...addTo(sumsOf(row)[1], OTHER_WEIGHTS),
    ]),
  ];
  const addPairs = [
    ...Array.from({ length: PAIRS }, (_, pair) => addPair(pair)).flat(),
    ...advance(ROW, constant(BYTES_OF_PAIR * PAIRS)),
    ...advance(WEIGHT, constant(BYTES_OF_WEIGHTS * PAIRS)),
  ];
  return [
    ...rows.flatMap((row) => sumsOf(row).flatMap((sum) => [...emptyVector, ...set(sum)])),
    ...[...copy(PANEL, WEIGHT), ...copy(FIRST_ROW, ROW), ...copy(TIMES, LEFT)],
    ...repeat(LEFT, addPairs),
    ...rows.flatMap((row) => [
      ...[...get(FIRST_ROW), ...loadVector(row * rowBytes), ...set(NUMBER)],
      ...[...endSum(sumsOf(row)[0], 0), ...endSum(sumsOf(row)[1], 16)],
      ...advance(OUT, get(STRIDE)),
    ]),
    ...advance(FIRST_ROW, constant(together * rowBytes)),
  ];
}

/**
 * The routine `(rows, panels, sums, times, count, larger, others, stride)`, addresses and stride in bytes. It reads each
 * panel for all rows: for so many blocks of rows together, then for others with one row less. A row has `times` as many
 * inputs as are multiplied at once. Products are added to the sums, row by row.
 */
export function productOf(together: number, rowBytes: number): Routine {
  const blocksOf = (count: number, rows: number) =>
    rows === 0 ? [] : unlessNone(count, [...copy(count, BLOCK), ...repeat(BLOCK, blockOf(rows, rowBytes))]);
  const panel = [
    ...[...copy(FROM, FIRST_ROW), ...copy(TO, OUT)],
    ...[...blocksOf(LARGER, together), ...blocksOf(OTHERS, together - 1)],
    ...[...copy(WEIGHT, PANEL), ...advance(PANEL, constant(PANEL_TAIL))],
    ...advance(TO, constant(4 * COLUMNS)),
  ];
  return {
    parameters: FIRST_ROW,
    variables: [
      [BLOCK - FIRST_ROW + 1, INTEGER],
      [SUM + 2 * together - FIRST_WEIGHTS, VECTOR],
    ],
    body: repeat(PANELS, panel),
  };
}
