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
  VECTOR,
} from '../../wasm/opcodes.ts';
import { addFloats, addUp, emptyVector, loadFourTimes, multiplyFloats } from '../../wasm/vector-opcodes.ts';

const FOUR = constant(16);
const NUMBER = constant(4);

/** Parameters, then variables, by number. */
const [FIRST, SECOND, TO, ROWS, COUNT, FOURS, STRIDE, TO_STRIDE] = [0, 1, 2, 3, 4, 5, 6, 7];
const [START, ONE, OTHER, OUT, KEYS_LEFT, LEFT] = [8, 9, 10, 11, 12, 13];
const SUM = 14;

const routine = (row: readonly number[]): Routine => ({
  parameters: START,
  variables: [
    [SUM - START, INTEGER],
    [1, VECTOR],
  ],
  body: repeat(ROWS, row),
});

const addProduct = (loadOne: readonly number[]) => [
  ...[...get(ONE), ...loadOne, ...get(OTHER), ...loadVector(0), ...multiplyFloats],
  ...[...get(SUM), ...addFloats, ...set(SUM)],
];
const emptySum = [...emptyVector, ...set(SUM)];

/**
 * `(queries, keys, suits, rows, count, fours, stride)`, addresses and stride in bytes: the product of each of so many
 * queries with each key, of `fours` times four numbers. Writes three numbers more, which are no one's.
 */
export const COMPARING = routine([
  ...[...copy(SECOND, START), ...copy(COUNT, KEYS_LEFT)],
  ...repeat(KEYS_LEFT, [
    ...[...emptySum, ...copy(FIRST, ONE), ...copy(START, OTHER), ...copy(FOURS, LEFT)],
    ...repeat(LEFT, [...addProduct(loadVector(0)), ...advance(ONE, FOUR), ...advance(OTHER, FOUR)]),
    ...[...get(TO), ...addUp(SUM), ...storeVector(0)],
    ...[...advance(TO, NUMBER), ...advance(START, get(STRIDE))],
  ]),
  ...advance(FIRST, get(STRIDE)),
]);

/**
 * `(shares, values, taken, rows, count, fours, stride, takenStride)`, addresses and strides in bytes: for each of so many
 * rows the sum of all values, by how much of each it takes.
 */
export const TAKING = routine([
  ...[...copy(SECOND, START), ...copy(TO, OUT), ...copy(FOURS, LEFT)],
  ...repeat(LEFT, [
    ...[...emptySum, ...copy(FIRST, ONE), ...copy(START, OTHER), ...copy(COUNT, KEYS_LEFT)],
    ...repeat(KEYS_LEFT, [
      ...[...addProduct(loadFourTimes(0)), ...advance(ONE, NUMBER), ...advance(OTHER, get(STRIDE))],
    ]),
    ...[...get(OUT), ...get(SUM), ...storeVector(0), ...advance(OUT, FOUR), ...advance(START, FOUR)],
  ]),
  ...[...copy(ONE, FIRST), ...advance(TO, get(TO_STRIDE))],
]);
