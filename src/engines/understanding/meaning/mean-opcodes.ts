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
import { addFloats, asFloats, divideFloats, emptyVector } from '../../wasm/vector-opcodes.ts';

/** Parameters, then variables, by number. */
const [FROM, TO, COUNT, FOURS, STRIDE] = [0, 1, 2, 3, 4];
const [PLACE, LEFT, SUM] = [5, 6, 7];

/** `(rows, mean, count, fours, stride)`, addresses and stride in bytes: the mean of rows of so many times four numbers. */
export const MEAN: Routine = {
  parameters: PLACE,
  variables: [
    [2, INTEGER],
    [1, VECTOR],
  ],
  body: repeat(FOURS, [
    ...[...emptyVector, ...set(SUM), ...copy(FROM, PLACE), ...copy(COUNT, LEFT)],
    ...repeat(LEFT, [
      ...[...get(SUM), ...get(PLACE), ...loadVector(0), ...addFloats, ...set(SUM)],
      ...advance(PLACE, get(STRIDE)),
    ]),
    ...[...get(TO), ...get(SUM), ...asFloats(COUNT), ...divideFloats, ...storeVector(0)],
    ...[...advance(FROM, constant(16)), ...advance(TO, constant(16))],
  ]),
};
