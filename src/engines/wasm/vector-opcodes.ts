import { get, leb } from './opcodes.ts';

/** What is done to vectors of 128 bits: four numbers of 32 bits each, or eight of 16. */

const operation = (code: number) => [0xfd, ...leb(code)];

export const emptyVector = [...operation(0x0c), ...Array.from({ length: 16 }, () => 0)];
/** One number of 32 bits from memory, four times. */
export const loadFourTimes = (offset: number): number[] => [...operation(0x09), 0x02, ...leb(offset)];
/** A constant float, four times. */
export const fourTimes = (value: number): number[] => [
  ...[0x43, ...new Uint8Array(Float32Array.of(value).buffer)],
  ...operation(0x13),
];

/** A whole number of a variable as a float, four times. */
export const asFloats = (local: number): number[] => [...get(local), ...operation(0x11), ...toFloats];

export const addFloats = operation(0xe4);
export const subtractFloats = operation(0xe5);
export const multiplyFloats = operation(0xe6);
export const divideFloats = operation(0xe7);
export const rootsOfFloats = operation(0xe3);
/** The larger one of each two. */
export const largerFloats = operation(0xe9);
/** To the nearest whole number, to the even one of two as near; a float still. */
export const nearestFloats = operation(0x6a);
export const toIntegers = operation(0xf8);

export const addIntegers = operation(0xae);
export const toFloats = operation(0xfa);
/** Two vectors of four numbers as one of eight; what has more than 16 bits becomes the largest that has them. */
export const narrowIntegers = operation(0x85);
/** Products of eight numbers of 16 bits, added in pairs. */
export const dotHalves = operation(0xba);

/** The four numbers of a variable in the order of these places. */
const reordered = (local: number, places: readonly number[]) => [
  ...[...get(local), ...get(local), ...operation(0x0d)],
  ...places.flatMap((place) => [0, 1, 2, 3].map((byte) => 4 * place + byte)),
];
/** Adds up the four floats of a variable, each in the place of all. */
export const addUp = (local: number): number[] => [
  ...[...get(local), ...reordered(local, [2, 3, 0, 1]), ...addFloats, 0x22, local],
  ...[...reordered(local, [1, 0, 3, 2]), ...addFloats],
];
