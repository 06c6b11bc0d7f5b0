import {
  add,
  advance,
  constant,
  copy,
  get,
  INTEGER,
  loadVector,
  multiply,
  type Routine,
  repeat,
  set,
  storeVector,
  VECTOR,
} from '../../wasm/opcodes.ts';
import {
  addFloats,
  addUp,
  asFloats,
  divideFloats,
  emptyVector,
  fourTimes,
  multiplyFloats,
  rootsOfFloats,
  subtractFloats,
} from '../../wasm/vector-opcodes.ts';

const EPSILON = 1e-6;

/** Parameters, then variables, by number. */
const [FROM, TO, SCALES, COUNT, WIDTH] = [0, 1, 2, 3, 4];
const [PLACE, OUT, SCALE, SHIFT, LEFT] = [5, 6, 7, 8, 9];
const [SUM, MEAN, FACTOR, AWAY] = [10, 11, 12, 13];

const FOUR = constant(16);
const load = (place: number) => [...get(place), ...loadVector(0)];
const awayFromMean = [...load(PLACE), ...get(MEAN), ...subtractFloats];
/** Goes through a row, four numbers at a time. */
const throughRow = (body: readonly number[]) => [
  ...[...copy(FROM, PLACE), ...get(WIDTH), ...constant(2), 0x76, ...set(LEFT)],
  ...repeat(LEFT, [...body, ...advance(PLACE, FOUR)]),
];
const addToSum = [...get(SUM), ...addFloats, ...set(SUM)];
const meanOfSum = [...addUp(SUM), ...asFloats(WIDTH), ...divideFloats];

const row = [
  ...[...emptyVector, ...set(SUM)],
  ...throughRow([...load(PLACE), ...addToSum]),
  ...[...meanOfSum, ...set(MEAN), ...emptyVector, ...set(SUM)],
  ...throughRow([...awayFromMean, ...set(AWAY), ...get(AWAY), ...get(AWAY), ...multiplyFloats, ...addToSum]),
  ...[...fourTimes(1), ...meanOfSum, ...fourTimes(EPSILON), ...addFloats, ...rootsOfFloats, ...divideFloats],
  ...[...set(FACTOR), ...copy(TO, OUT), ...copy(SCALES, SCALE)],
  ...[...get(SCALES), ...get(WIDTH), ...constant(4), ...multiply, ...add, ...set(SHIFT)],
  ...throughRow([
    ...[...get(OUT), ...awayFromMean, ...get(FACTOR), ...multiplyFloats],
    ...[...load(SCALE), ...multiplyFloats, ...load(SHIFT), ...addFloats, ...storeVector(0)],
    ...[...advance(OUT, FOUR), ...advance(SCALE, FOUR), ...advance(SHIFT, FOUR)],
  ]),
  ...[...copy(PLACE, FROM), ...copy(OUT, TO)],
];

/**
 * `(rows, normalised, scales, count, width)`, addresses in bytes: gives each row mean 0 and variance 1, then scales and
 * shifts its numbers. The shifts follow the scales.
 */
export const NORMALISING: Routine = {
  parameters: PLACE,
  variables: [
    [SUM - PLACE, INTEGER],
    [AWAY - SUM + 1, VECTOR],
  ],
  body: repeat(COUNT, row),
};
