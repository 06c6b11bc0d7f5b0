import { ASK_SIZE } from '#engines/understanding/meaning/ask-projection.ts';
import { MEANING_SIZE } from '#engines/understanding/meaning/transformer-layer.ts';

/** The questions of a case: meanings one behind the other, with the place of the detail that each asks for. */
export interface AskedMeanings {
  readonly asks: Float32Array;
  /** [ask] */
  readonly details: readonly number[];
  /** Of what is said to them, one behind the other. */
  readonly answers: Float32Array;
}

const EPOCHS = 4;
const RATE = 0.001;
/** How sharply near is told from far. */
const SHARPNESS = 12;
const OF_AN_ASK = 0.8;
const PULL = 0.001;
const ROUNDS = 25;

/**
 * Learns a linear map under which each way of asking is nearer to the others for its detail than to those for any other
 * one of its case: softmax over the cosines with each detail's sum, its own without the question itself. It begins with
 * the main axes of all questions and stops early: what is learned longer fits the cases that were seen.
 */
export function learnProjection(cases: readonly AskedMeanings[]): Float32Array {
  const start = mainAxes(cases.map(({ asks }) => centred(asks, asks)));
  const weights = start.slice();
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = 0; at < cases.length; at++) {
      // A fixed order that differs from round to round.
      const slopes = slopesOf(weights, cases[(at * (epoch + 1) * 7) % cases.length]!);
      step++;
      for (let i = 0; i < weights.length; i++) {
        const slope = slopes[i]! + PULL * (weights[i]! - start[i]!);
        mean[i] = 0.9 * mean[i]! + 0.1 * slope;
        square[i] = 0.99 * square[i]! + 0.01 * slope * slope;
        weights[i]! -=
          (RATE * mean[i]!) / (1 - 0.9 ** step) / (Math.sqrt(square[i]! / (1 - 0.99 ** step)) + 1e-8);
      }
    }
  }
  return weights;
}

/** Rows less the mean of others. */
function centred(rows: Float32Array, others: Float32Array): Float32Array {
  const count = others.length / MEANING_SIZE;
  const middle = new Float32Array(MEANING_SIZE);
  for (let i = 0; i < others.length; i++) middle[i % MEANING_SIZE]! += others[i]! / count;
  return rows.map((value, i) => value - middle[i % MEANING_SIZE]!);
}

/** The axes along which rows differ most, [number][axis], by orthogonal iteration on their covariance. */
function mainAxes(groups: readonly Float32Array[]): Float32Array {
  const covariance = new Float32Array(MEANING_SIZE * MEANING_SIZE);
  for (const rows of groups) add(covariance, product(transposed(rows, MEANING_SIZE), rows, MEANING_SIZE));
  // Any start will do that has something of every axis.
  let axes = Float32Array.from({ length: MEANING_SIZE * ASK_SIZE }, (_, i) => Math.sin(i * i + 1));
  for (let round = 0; round < ROUNDS; round++) axes = orthonormal(product(covariance, axes, ASK_SIZE));
  return axes;
}

/** Gram-Schmidt on columns. */
function orthonormal(matrix: Float32Array): Float32Array<ArrayBuffer> {
  const columns = transposed(matrix, ASK_SIZE);
  const size = columns.length / ASK_SIZE;
  for (let column = 0; column < ASK_SIZE; column++) {
    const own = columns.subarray(column * size, (column + 1) * size);
    for (let other = 0; other < column; other++) {
      const before = columns.subarray(other * size, (other + 1) * size);
      const share = dot(own, before);
      for (let i = 0; i < size; i++) own[i]! -= share * before[i]!;
    }
    const length = Math.sqrt(dot(own, own)) || 1;
    for (let i = 0; i < size; i++) own[i]! /= length;
  }
  return transposed(columns, size);
}

function slopesOf(weights: Float32Array, { asks, details, answers }: AskedMeanings): Float32Array {
  const asked = centred(asks, asks);
  const said = centred(answers, asks);
  const questions = units(product(asked, weights, ASK_SIZE));
  const replies = units(product(said, weights, ASK_SIZE));
  const count = details.length;
  const sums = replies.rows.map((value) => OF_AN_ASK * value);
  for (let q = 0; q < count; q++) add(row(sums, details[q]!), row(questions.rows, q));
  const wholes = units(sums);
  const toQuestions = new Float32Array(questions.rows.length);
  const toSums = new Float32Array(sums.length);
  const toWholes = new Float32Array(sums.length);
  for (let q = 0; q < count; q++) {
    const own = details[q]!;
    const question = row(questions.rows, q);
    const rest = units(row(sums, own).map((value, i) => value - question[i]!));
    const errors = errorsOf(question, wholes.rows, rest.rows, own, count);
    const back = row(toQuestions, q);
    for (const [detail, error] of errors.entries()) {
      addTimes(back, detail === own ? rest.rows : row(wholes.rows, detail), error);
      if (detail !== own) addTimes(row(toWholes, detail), question, error);
    }
    // Its own detail is compared without it.
    const toRest = throughUnit(
      question.map((value) => value * errors[own]!),
      rest.rows,
      rest.lengths,
    );
    add(row(toSums, own), toRest);
    addTimes(back, toRest, -1);
  }
  add(toSums, throughUnit(toWholes, wholes.rows, wholes.lengths));
  for (let q = 0; q < count; q++) add(row(toQuestions, q), row(toSums, details[q]!));
  const slopes = product(
    transposed(asked, MEANING_SIZE),
    throughUnit(toQuestions, questions.rows, questions.lengths),
    ASK_SIZE,
  );
  const toReplies = throughUnit(
    toSums.map((value) => OF_AN_ASK * value),
    replies.rows,
    replies.lengths,
  );
  add(slopes, product(transposed(said, MEANING_SIZE), toReplies, ASK_SIZE));
  return slopes;
}

/** How far each detail's share is from what it should be, by the softmax of the cosines. */
function errorsOf(
  question: Float32Array,
  wholes: Float32Array,
  rest: Float32Array,
  own: number,
  count: number,
): number[] {
  const cosines = Array.from({ length: wholes.length / ASK_SIZE }, (_, detail) =>
    dot(question, detail === own ? rest : row(wholes, detail)),
  );
  const top = Math.max(...cosines);
  const shares = cosines.map((cosine) => Math.exp(SHARPNESS * (cosine - top)));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share, detail) => ((share / sum - (detail === own ? 1 : 0)) * SHARPNESS) / count);
}

interface Units {
  readonly rows: Float32Array;
  readonly lengths: Float32Array;
}

function units(matrix: Float32Array): Units {
  const lengths = new Float32Array(matrix.length / ASK_SIZE);
  const rows = new Float32Array(matrix.length);
  for (let at = 0; at < lengths.length; at++) {
    const own = row(matrix, at);
    lengths[at] = Math.sqrt(dot(own, own)) || 1;
    addTimes(row(rows, at), own, 1 / lengths[at]!);
  }
  return { rows, lengths };
}

/** What a slope by unit rows is by the rows themselves. */
function throughUnit(slopes: Float32Array, rows: Float32Array, lengths: Float32Array): Float32Array {
  const result = new Float32Array(slopes.length);
  for (let at = 0; at < lengths.length; at++) {
    const own = row(rows, at);
    const slope = row(slopes, at);
    const along = dot(own, slope);
    for (let i = 0; i < ASK_SIZE; i++)
      result[at * ASK_SIZE + i] = (slope[i]! - along * own[i]!) / lengths[at]!;
  }
  return result;
}

const row = (matrix: Float32Array, at: number) => matrix.subarray(at * ASK_SIZE, (at + 1) * ASK_SIZE);

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

const add = (sum: Float32Array, others: Float32Array) => addTimes(sum, others, 1);

function addTimes(sum: Float32Array, others: Float32Array, factor: number): void {
  for (let i = 0; i < others.length; i++) sum[i]! += factor * others[i]!;
}

function transposed(matrix: Float32Array, columns: number): Float32Array<ArrayBuffer> {
  const rows = matrix.length / columns;
  const result = new Float32Array(matrix.length);
  for (let i = 0; i < matrix.length; i++) result[(i % columns) * rows + Math.floor(i / columns)] = matrix[i]!;
  return result;
}

/** The product of two matrices, row by row; `columns` is how many the second has. */
function product(a: Float32Array, b: Float32Array, columns: number): Float32Array<ArrayBuffer> {
  const inner = b.length / columns;
  const rows = a.length / inner;
  const result = new Float32Array(rows * columns);
  for (let i = 0; i < rows; i++) {
    for (let k = 0; k < inner; k++) {
      const value = a[i * inner + k]!;
      if (value === 0) continue;
      for (let j = 0; j < columns; j++) result[i * columns + j]! += value * b[k * columns + j]!;
    }
  }
  return result;
}
