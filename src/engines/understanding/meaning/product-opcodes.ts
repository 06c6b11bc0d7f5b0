/**
 * A WebAssembly module of one function, written in opcodes so that no compiler is needed for it:
 * `multiply(rows, panels, biases, products, blocks, inputs, count)`, addresses in bytes. It takes four rows at a time,
 * interleaved, and eight columns, which it reads panel after panel, and writes products row by row.
 */

/** Rows that are multiplied together. */
export const ROWS = 4;
/** Columns of a panel. */
export const COLUMNS = 8;

/** Parameters, then variables, by number. */
const [FROM, PANEL, BIAS, TO, BLOCKS, INPUTS, PANELS] = [0, 1, 2, 3, 4, 5, 6];
const [ROW, WEIGHT, LEFT, OUT, BLOCK, STRIDE] = [7, 8, 9, 10, 11, 12];
/** Eight sums: four rows by the first four columns, then by the other four. */
const SUM = 13;
const [FIRST_WEIGHTS, OTHER_WEIGHTS, NUMBER] = [21, 22, 23];

const INTEGER = 0x7f;
const VECTOR = 0x7b;

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const constant = (value: number) => [0x41, value];
const add = [0x6a];
const multiply = [0x6c];
const addVectors = [0xfd, 0xe4, 0x01];
const multiplyVectors = [0xfd, 0xe6, 0x01];
const loadVector = (offset: number) => [0xfd, 0x00, 0x02, offset];
/** One number, four times. */
const loadNumber = (offset: number) => [0xfd, 0x09, 0x02, offset];
const storeVector = (offset: number) => [0xfd, 0x0b, 0x02, offset];
const copy = (from: number, to: number) => [...get(from), ...set(to)];
const advance = (local: number, by: readonly number[]) => [...get(local), ...by, ...add, ...set(local)];
/** Repeats a body as often as a variable says, at least once. */
const repeat = (count: number, body: readonly number[]) => [
  ...[0x03, 0x40, ...body],
  ...[...get(count), ...constant(1), 0x6b, 0x22, count, 0x0d, 0, 0x0b],
];

const rows = Array.from({ length: ROWS }, (_, row) => row);

const beginSums = rows.flatMap((row) => [
  ...[...get(BIAS), ...loadVector(0), ...set(SUM + row)],
  ...[...get(BIAS), ...loadVector(16), ...set(SUM + ROWS + row)],
]);
const addTo = (sum: number, weights: number) => [
  ...[...get(sum), ...get(NUMBER), ...get(weights), ...multiplyVectors, ...addVectors, ...set(sum)],
];
const addInput = [
  ...[...get(WEIGHT), ...loadVector(0), ...set(FIRST_WEIGHTS)],
  ...[...get(WEIGHT), ...loadVector(16), ...set(OTHER_WEIGHTS)],
  ...rows.flatMap((row) => [
    ...[...get(ROW), ...loadNumber(4 * row), ...set(NUMBER)],
    ...addTo(SUM + row, FIRST_WEIGHTS),
    ...addTo(SUM + ROWS + row, OTHER_WEIGHTS),
  ]),
  ...advance(ROW, constant(4 * ROWS)),
  ...advance(WEIGHT, constant(4 * COLUMNS)),
];
const endSums = rows.flatMap((row) => [
  ...[...get(OUT), ...get(SUM + row), ...storeVector(0)],
  ...[...get(OUT), ...get(SUM + ROWS + row), ...storeVector(16)],
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
const body = [
  ...[...get(PANELS), ...constant(4 * COLUMNS), ...multiply, ...set(STRIDE)],
  ...repeat(PANELS, panel),
  0x0b,
];

/** A number as the format writes lengths: seven bits a byte, the lowest first. */
function leb(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(value >> 7)];
}
const vector = (items: readonly (readonly number[])[]) => [...leb(items.length), ...items.flat()];
const section = (id: number, content: readonly number[]) => [id, ...leb(content.length), ...content];
const name = (text: string) => [text.length, ...new TextEncoder().encode(text)];

/** The module. It works on a memory that it is given as `product.memory`. */
export function productModule(): Uint8Array<ArrayBuffer> {
  const variables = vector([
    [STRIDE - ROW + 1, INTEGER],
    [NUMBER - SUM + 1, VECTOR],
  ]);
  const code = [...variables, ...body];
  const parameters = Array.from({ length: ROW }, () => [INTEGER]);
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, vector([[0x60, ...vector(parameters), 0]])),
    ...section(2, vector([[...name('product'), ...name('memory'), 0x02, 0x00, 1]])),
    ...section(3, vector([[0]])),
    ...section(7, vector([[...name('multiply'), 0x00, 0]])),
    ...section(10, vector([[...leb(code.length), ...code]])),
  ]);
}
