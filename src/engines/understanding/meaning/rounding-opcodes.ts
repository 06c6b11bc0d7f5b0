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
import {
  addFloats,
  addUp,
  divideFloats,
  fourTimes,
  multiplyFloats,
  narrowIntegers,
  nearestFloats,
  rootsOfFloats,
  toIntegers,
} from '../../wasm/vector-opcodes.ts';
import { ROW_HEAD } from './product-opcodes.ts';

/** How long each row is as a vector, counted in its steps. None of its numbers is larger, so all of them have 16 bits. */
export const ROW_LENGTH = 32_767;
/** Numbers that are rounded each time round. */
export const ROUNDED_AT_ONCE = 8;
/** A quarter of what is added to the square of a length, so that a row of zeros has a step too. */
const LEAST = 1e-30;

/** Parameters, then variables, by number. */
const [FROM, TO, TIMES, ROWS, ROW_BYTES] = [0, 1, 2, 3, 4];
const [PLACE, OUT, LEFT] = [5, 6, 7];
const [NUMBERS, SQUARES, STEP, FACTOR] = [8, 9, 10, 11];

const addSquares = (offset: number) => [
  ...[...get(PLACE), ...loadVector(offset), ...set(NUMBERS)],
  ...[...get(NUMBERS), ...get(NUMBERS), ...multiplyFloats],
  ...[...get(SQUARES), ...addFloats, ...set(SQUARES)],
];
const rounded = (offset: number) => [
  ...[...get(PLACE), ...loadVector(offset), ...get(FACTOR), ...multiplyFloats],
  ...[...nearestFloats, ...toIntegers],
];

const row = [
  ...[...fourTimes(LEAST), ...set(SQUARES), ...copy(FROM, PLACE), ...copy(TIMES, LEFT)],
  ...repeat(LEFT, [...addSquares(0), ...addSquares(16), ...advance(PLACE, constant(32))]),
  ...[...addUp(SQUARES), ...rootsOfFloats, ...fourTimes(ROW_LENGTH), ...divideFloats, ...set(STEP)],
  ...[...fourTimes(1), ...get(STEP), ...divideFloats, ...set(FACTOR)],
  ...[...get(TO), ...get(STEP), ...storeVector(0)],
  ...[...copy(TO, OUT), ...copy(FROM, PLACE), ...copy(TIMES, LEFT)],
  ...repeat(LEFT, [
    ...[...get(OUT), ...rounded(0), ...rounded(16), ...narrowIntegers, ...storeVector(ROW_HEAD)],
    ...[...advance(OUT, constant(16)), ...advance(PLACE, constant(32))],
  ]),
  ...[...copy(PLACE, FROM), ...advance(TO, get(ROW_BYTES))],
];

/**
 * `(rows, rounded, times, count, rowBytes)`, addresses in bytes: rounds each row of floats to whole numbers of 16 bits,
 * with a step of its own, which is written before them. A row has `times` as many numbers as are rounded at once.
 */
export const ROUNDING: Routine = {
  parameters: PLACE,
  variables: [
    [NUMBERS - PLACE, INTEGER],
    [FACTOR - NUMBERS + 1, VECTOR],
  ],
  body: repeat(ROWS, row),
};
