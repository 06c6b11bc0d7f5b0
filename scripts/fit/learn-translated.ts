import { roundedMatrix } from '#engines/understanding/meaning/byte-matrix.ts';
import type { TranslatedNumbers } from '#engines/understanding/meaning/translated-encoder.ts';
import { normalise } from '#engines/understanding/normalise.ts';
import { BUCKETS, gramsOf, unitOf } from '#engines/words/grams.ts';

/** Grams that fewer sentences have say nothing. */
const FEWEST = 5;
/** Of a few that were tried by leaving out ways of asking. */
const PENALTY = 1;
const STEPS = 40;
const TURNS = 30;

/** The directions in which meanings differ most, and what all have in common. */
export interface Basis {
  readonly mean: Float64Array;
  /** [direction][number], each of length 1 and square to the others. */
  readonly directions: readonly Float64Array[];
}

/** The principal components of rows, by turning a subspace (orthogonal iteration). */
export function basisOf(rows: readonly Float32Array[], count: number): Basis {
  const size = rows[0]!.length;
  const mean = new Float64Array(size);
  for (const row of rows) for (let i = 0; i < size; i++) mean[i]! += row[i]! / rows.length;
  const square = new Float64Array(size * size);
  for (const row of rows) {
    const own = Float64Array.from(row, (value, i) => value - mean[i]!);
    for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) square[i * size + j]! += own[i]! * own[j]!;
  }
  let directions: readonly Float64Array[] = startingDirections(size, count);
  for (let turn = 0; turn < TURNS; turn++)
    directions = squareToEachOther(directions.map((direction) => throughSquare(square, direction)));
  return { mean, directions };
}

/** Any that differ. */
const startingDirections = (size: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    Float64Array.from({ length: size }, (_, j) => Math.sin((i + 1) * (j + 1))),
  );

function throughSquare(square: Float64Array, row: Float64Array): Float64Array {
  const size = row.length;
  return row.map((_, i) => {
    let sum = 0;
    for (let j = 0; j < size; j++) sum += square[i * size + j]! * row[j]!;
    return sum;
  });
}

/** Gram and Schmidt. */
function squareToEachOther(directions: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const direction of directions) {
    const own = direction.slice();
    for (const other of done) {
      const share = dot(own, other);
      for (let i = 0; i < own.length; i++) own[i]! -= share * other[i]!;
    }
    const length = Math.sqrt(dot(own, own)) || 1;
    done.push(own.map((value) => value / length));
  }
  return done;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** A text as shares of the rows of its grams. */
interface Sparse {
  readonly rows: readonly number[];
  readonly shares: readonly number[];
}

/** Learns what texts mean from their grams, by the meanings of their translations. */
export function learnTranslation(
  texts: readonly string[],
  meanings: readonly Float32Array[],
  { mean, directions }: Basis,
): TranslatedNumbers {
  const counted = texts.map((text) => gramsOf(normalise(text)));
  const counts = new Uint32Array(BUCKETS);
  for (const grams of counted) for (const bucket of grams.keys()) counts[bucket]!++;
  const known = [...counts.keys()].filter((bucket) => counts[bucket]! >= FEWEST);
  const rows = new Uint16Array(BUCKETS);
  for (const [at, bucket] of known.entries()) rows[bucket] = at + 1;
  const rarity = Float32Array.from(known, (bucket) => Math.log(texts.length / counts[bucket]!));
  const sparse = counted.map((grams): Sparse => {
    const own = new Map([...grams].filter(([bucket]) => rows[bucket] !== 0));
    const shares = unitOf(own, (bucket) => rarity[rows[bucket]! - 1]!);
    return { rows: shares.map(([bucket]) => rows[bucket]! - 1), shares: shares.map(([, share]) => share) };
  });
  const width = directions.length;
  const targets = new Float64Array(texts.length * width);
  for (const [at, meaning] of meanings.entries()) {
    const own = Float64Array.from(meaning, (value, i) => value - mean[i]!);
    for (const [i, direction] of directions.entries()) targets[at * width + i] = dot(own, direction);
  }
  const weights = ridgeWeights({ sparse, size: known.length, width }, targets);
  return {
    rows,
    rarity,
    weights: roundedMatrix(Float32Array.from(weights), width),
    back: roundedMatrix(Float32Array.from(directions.flatMap((direction) => [...direction])), mean.length),
    mean: Float32Array.from(mean),
  };
}

interface System {
  readonly sparse: readonly Sparse[];
  /** Rows, and numbers in each. */
  readonly size: number;
  readonly width: number;
}

/** Ridge regression by conjugate gradients (Hestenes and Stiefel 1952), each of the `width` outputs with steps of its own. */
function ridgeWeights(system: System, targets: Float64Array): Float64Array {
  const { size, width } = system;
  const weights = new Float64Array(size * width);
  const rest = backOnto(system, targets);
  const way = rest.slice();
  let lengths = squaresOf(rest, rest, width);
  for (let step = 0; step < STEPS; step++) {
    const turned = backOnto(system, ahead(system, way));
    for (let i = 0; i < turned.length; i++) turned[i]! += PENALTY * way[i]!;
    const across = squaresOf(way, turned, width);
    const stride = lengths.map((length, i) => length / (across[i]! || 1));
    for (let i = 0; i < weights.length; i++) {
      weights[i]! += stride[i % width]! * way[i]!;
      rest[i]! -= stride[i % width]! * turned[i]!;
    }
    const next = squaresOf(rest, rest, width);
    for (let i = 0; i < way.length; i++)
      way[i] = rest[i]! + (next[i % width]! / (lengths[i % width]! || 1)) * way[i]!;
    lengths = next;
  }
  return weights;
}

/** What the texts get from weights of the grams. */
function ahead({ sparse, width }: System, weights: Float64Array): Float64Array {
  const said = new Float64Array(sparse.length * width);
  for (const [text, { rows, shares }] of sparse.entries()) {
    for (const [at, row] of rows.entries()) {
      const share = shares[at]!;
      for (let i = 0; i < width; i++) said[text * width + i]! += share * weights[row * width + i]!;
    }
  }
  return said;
}

/** What the grams get from numbers of the texts. */
function backOnto({ sparse, size, width }: System, said: Float64Array): Float64Array {
  const sums = new Float64Array(size * width);
  for (const [text, { rows, shares }] of sparse.entries()) {
    for (const [at, row] of rows.entries()) {
      const share = shares[at]!;
      for (let i = 0; i < width; i++) sums[row * width + i]! += share * said[text * width + i]!;
    }
  }
  return sums;
}

function squaresOf(a: Float64Array, b: Float64Array, width: number): Float64Array {
  const sums = new Float64Array(width);
  for (let i = 0; i < a.length; i++) sums[i % width]! += a[i]! * b[i]!;
  return sums;
}
