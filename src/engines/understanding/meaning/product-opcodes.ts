import {
  advance,
  constant,
  copy,
  get,
  INTEGER,
  loadVector,
  multiply,
  type Product,
  repeat,
  set,
  storeVector,
  VECTOR,
} from '../../wasm/opcodes.ts';

/** Most rows that are multiplied together: the sums of more are too many for a processor's registers. */
export const MOST_ROWS = 5;
/** Columns of a panel. */
export const COLUMNS = 8;

/** Parameters, then variables, by number. */
const [FROM, PANEL, BIAS, TO, BLOCKS, INPUTS, PANELS] = [0, 1, 2, 3, 4, 5, 6];
const [ROW, WEIGHT, LEFT, OUT, BLOCK, STRIDE] = [7, 8, 9, 10, 11, 12];
const [FIRST_WEIGHTS, OTHER_WEIGHTS, NUMBER] = [13, 14, 15];
/** Two sums a row: of the first four columns, then of the other four. */
const SUM = 16;

const addVectors = [0xfd, 0xe4, 0x01];
const multiplyVectors = [0xfd, 0xe6, 0x01];
/** One number, four times. */
const loadNumber = (offset: number) => [0xfd, 0x09, 0x02, offset];

const addTo = (sum: number, weights: number) => [
  ...[...get(sum), ...get(NUMBER), ...get(weights), ...multiplyVectors, ...addVectors, ...set(sum)],
];

/**
 * The function `multiply(rows, panels, biases, products, blocks, inputs, count)`, addresses in bytes. It takes so many
 * rows at a time, interleaved, and eight columns, which it reads panel after panel, and writes products row by row.
 */
export function productOf(together: number): Product {
  const rows = Array.from({ length: together }, (_, row) => row);
  const other = SUM + together;
  const beginSums = rows.flatMap((row) => [
    ...[...get(BIAS), ...loadVector(0), ...set(SUM + row)],
    ...[...get(BIAS), ...loadVector(16), ...set(other + row)],
  ]);
  const addInput = [
    ...[...get(WEIGHT), ...loadVector(0), ...set(FIRST_WEIGHTS)],
    ...[...get(WEIGHT), ...loadVector(16), ...set(OTHER_WEIGHTS)],
    ...rows.flatMap((row) => [
      ...[...get(ROW), ...loadNumber(4 * row), ...set(NUMBER)],
      ...addTo(SUM + row, FIRST_WEIGHTS),
      ...addTo(other + row, OTHER_WEIGHTS),
    ]),
    ...advance(ROW, constant(4 * together)),
    ...advance(WEIGHT, constant(4 * COLUMNS)),
  ];
  const endSums = rows.flatMap((row) => [
    ...[...get(OUT), ...get(SUM + row), ...storeVector(0)],
    ...[...get(OUT), ...get(other + row), ...storeVector(16)],
    ...advance(OUT, get(STRIDE)),
  ]);
  const block = [
    ...beginSums,
    ...[...copy(PANEL, WEIGHT), ...copy(INPUTS, LEFT)],
    ...repeat(LEFT, addInput),
    ...endSums,
  ];
  const panel = [
    ...[...copy(FROM, ROW), ...copy(TO, OUT), ...copy(BLOCKS, BLOCK)],
    ...repeat(BLOCK, block),
    ...copy(WEIGHT, PANEL),
    ...advance(BIAS, constant(4 * COLUMNS)),
    ...advance(TO, constant(4 * COLUMNS)),
  ];
  return {
    parameters: ROW,
    variables: [
      [STRIDE - ROW + 1, INTEGER],
      [NUMBER - FIRST_WEIGHTS + 1 + 2 * together, VECTOR],
    ],
    body: [
      ...[...get(PANELS), ...constant(4 * COLUMNS), ...multiply, ...set(STRIDE)],
      ...repeat(PANELS, panel),
    ],
  };
}
