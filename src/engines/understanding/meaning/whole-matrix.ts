import { COLUMNS, PANEL_TAIL } from './product-opcodes.ts';
import { ROW_LENGTH } from './rounding-opcodes.ts';

/** The largest number of sixteen bits, and of 32. */
const MOST = 32_767;
const LARGEST_SUM = 2 ** 31 - 1;
/** A row may be longer than it should be by less than this, as its length is computed in floats. */
const SLACK = 1.001;

/** Bytes of a matrix in panels. */
export const panelBytes = (inputs: number, outputs: number): number =>
  (inputs * 2 + PANEL_TAIL / COLUMNS) * outputs;

/** How much longer a vector gets at most when each of its numbers is rounded, by half a step. */
const longerBy = (inputs: number) => Math.sqrt(inputs) / 2;

/**
 * How long a column may be as a vector, counted in its steps: the sum of its products with a row, and each part of that
 * sum, is at most the length of the one times that of the other (Cauchy and Schwarz).
 */
const longestColumn = (inputs: number) => LARGEST_SUM / (SLACK * ROW_LENGTH + longerBy(inputs));

/** Throws where the sums of a column's products could have more than 32 bits. `square` is that of its length. */
export function refuseOverflow(inputs: number, square: number): void {
  if (!(square <= longestColumn(inputs) ** 2)) throw new RangeError('products of this matrix may overflow');
}

/** What each column is multiplied by before it is rounded: as much as its numbers and its length allow. */
function scalesOf(matrix: Float32Array, inputs: number, outputs: number): Float64Array {
  const largest = new Float64Array(outputs);
  const squares = new Float64Array(outputs);
  for (let from = 0; from < matrix.length; from += outputs) {
    for (let column = 0; column < outputs; column++) {
      const weight = Math.abs(matrix[from + column]!);
      if (weight > largest[column]!) largest[column] = weight;
      squares[column]! += weight * weight;
    }
  }
  const longest = longestColumn(inputs) - longerBy(inputs);
  return largest.map((most, column) =>
    most === 0 ? 1 : Math.min(MOST / most, longest / Math.sqrt(squares[column]!)),
  );
}

/**
 * A matrix [input][output] in panels of eight columns: weights of sixteen bits with a step for each column, two inputs of
 * each column side by side; then the steps, what is added to the products, and the least that they may be. Throws where
 * products could overflow.
 */
export function panelsOf(matrix: Float32Array, bias: Float32Array, least: number): Int16Array {
  const outputs = bias.length;
  const inputs = matrix.length / outputs;
  const scales = scalesOf(matrix, inputs, outputs);
  const panels = new Int16Array(panelBytes(inputs, outputs) / 2);
  const length = panelBytes(inputs, COLUMNS) / 2;
  for (let first = 0, at = 0; first < outputs; first += COLUMNS, at += length) {
    const own = scales.subarray(first, first + COLUMNS);
    const panel = panels.subarray(at, at + length);
    const squares = writeWeights(panel, matrix, { first, outputs }, own);
    for (const square of squares) refuseOverflow(inputs, square);
    const tail = new Float32Array(panels.buffer, 2 * (at + inputs * COLUMNS), PANEL_TAIL / 4);
    tail.fill(least).set(bias.subarray(first, first + COLUMNS), COLUMNS);
    tail.set(own.map((scale) => 1 / scale));
  }
  return panels;
}

interface Columns {
  readonly first: number;
  readonly outputs: number;
}

/** Writes the weights of a panel's columns. Gives the square of the length of each, in steps. */
function writeWeights(
  panel: Int16Array,
  matrix: Float32Array,
  { first, outputs }: Columns,
  scales: Float64Array,
): Float64Array {
  const squares = new Float64Array(COLUMNS);
  for (let from = first, input = 0; from < matrix.length; from += outputs, input++) {
    const to = (input >> 1) * 2 * COLUMNS + (input & 1);
    for (let column = 0; column < COLUMNS; column++) {
      const weight = Math.round(matrix[from + column]! * scales[column]!);
      panel[to + 2 * column] = weight;
      squares[column]! += weight * weight;
    }
  }
  return squares;
}
