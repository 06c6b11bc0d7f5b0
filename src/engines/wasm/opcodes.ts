/** WebAssembly written in opcodes, so that no compiler is needed for it. Names are those of the specification, in our words. */

export const INTEGER = 0x7f;
export const VECTOR = 0x7b;

export const get = (local: number): number[] => [0x20, local];
export const set = (local: number): number[] => [0x21, local];
export const constant = (value: number): number[] => [0x41, ...signedLeb(value)];
export const add = [0x6a];
export const multiply = [0x6c];
export const loadVector = (offset: number): number[] => [0xfd, 0x00, 0x02, ...leb(offset)];
export const storeVector = (offset: number): number[] => [0xfd, 0x0b, 0x02, ...leb(offset)];
export const copy = (from: number, to: number): number[] => [...get(from), ...set(to)];
export const advance = (local: number, by: readonly number[]): number[] => [
  ...[...get(local), ...by, ...add, ...set(local)],
];
/** Repeats a body as often as a variable says, at least once. */
export const repeat = (count: number, body: readonly number[]): number[] => [
  ...[0x03, 0x40, ...body],
  ...[...get(count), ...constant(1), 0x6b, 0x22, count, 0x0d, 0, 0x0b],
];
/** A body that is left out where a variable is 0. */
export const unlessNone = (count: number, body: readonly number[]): number[] => [
  ...[...get(count), 0x04, 0x40, ...body, END],
];
const END = 0x0b;

/** A number as the format writes lengths: seven bits a byte, the lowest first. */
export function leb(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(value >>> 7)];
}

/** The same for a number that may be negative: the last byte's seventh bit is its sign. */
function signedLeb(value: number): number[] {
  return value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signedLeb(value >> 7)];
}

const vector = (items: readonly (readonly number[])[]) => [...leb(items.length), ...items.flat()];
const section = (id: number, content: readonly number[]) => [id, ...leb(content.length), ...content];
const name = (text: string) => [text.length, ...new TextEncoder().encode(text)];

/** A function of integers without a result. */
export interface Routine {
  readonly parameters: number;
  /** How many of each kind, as they follow the parameters. */
  readonly variables: readonly (readonly [count: number, kind: number])[];
  readonly body: readonly number[];
}

/** A module of one function, on a memory that it is given as `its.memory`. */
function moduleOf({ parameters, variables, body }: Routine): Uint8Array<ArrayBuffer> {
  const code = [...vector(variables), ...body, END];
  const taken = Array.from({ length: parameters }, () => [INTEGER]);
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, vector([[0x60, ...vector(taken), 0]])),
    ...section(2, vector([[...name('its'), ...name('memory'), 0x02, 0x00, 1]])),
    ...section(3, vector([[0]])),
    ...section(7, vector([[...name('run'), 0x00, 0]])),
    ...section(10, vector([[...leb(code.length), ...code]])),
  ]);
}

/** What runs a routine. */
export type Run = (...parameters: readonly number[]) => void;

/** Its function, on a memory. */
export function routineOf(routine: Routine, memory: WebAssembly.Memory): Run {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleOf(routine)), {
    its: { memory },
  });
  return exports.run as Run;
}
