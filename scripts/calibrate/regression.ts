import type { LinearModel } from '../../src/engines/speech/pronunciation/linear.ts';

export interface Sample {
  readonly features: Readonly<Record<string, number>>;
  readonly target: number;
  readonly weight: number;
}

/** Ridge regression on standardised features; the intercept is not held back. */
export function fitRidge(samples: readonly Sample[], names: readonly string[], ridge: number): LinearModel {
  const { rows, centres, deviations } = standardise(samples, names);
  const weights = samples.map((sample) => sample.weight);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const intercept = samples.reduce((sum, { target, weight }) => sum + (target * weight) / all, 0);
  const gram = names.map(() => new Float64Array(names.length));
  const right = new Float64Array(names.length);
  rows.forEach((row, s) => {
    const { target, weight } = samples[s]!;
    for (let i = 0; i < row.length; i++) {
      const own = weight * row[i]!;
      const into = gram[i]!;
      right[i]! += own * (target - intercept);
      for (let j = 0; j <= i; j++) into[j]! += own * row[j]!;
    }
  });
  gram.forEach((row, i) => {
    for (let j = 0; j < i; j++) gram[j]![i] = row[j]!;
    row[i]! += ridge;
  });
  return modelOf(intercept, names, centres, deviations, solve(gram, right));
}

const STEPS = 20;

/** Logistic regression by Newton's method; targets are 0 or 1. Its value is in log odds. */
export function fitLogistic(
  samples: readonly Sample[],
  names: readonly string[],
  ridge: number,
): LinearModel {
  const { rows, centres, deviations } = standardise(samples, names);
  const size = names.length + 1;
  let coefficients = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) {
    const hessian = Array.from({ length: size }, (_, i) => {
      const row = new Float64Array(size);
      row[i] = i < names.length ? ridge : 1e-6;
      return row;
    });
    const gradient = coefficients.map((value, i) => (i < names.length ? -ridge * value : 0));
    rows.forEach((row, s) => {
      const { target, weight } = samples[s]!;
      const x = [...row, 1];
      const odds = x.reduce((sum, value, i) => sum + value * coefficients[i]!, 0);
      const share = 1 / (1 + Math.exp(-odds));
      const bend = weight * share * (1 - share);
      for (let i = 0; i < size; i++) {
        gradient[i]! += weight * (target - share) * x[i]!;
        for (let j = 0; j < size; j++) hessian[i]![j]! += bend * x[i]! * x[j]!;
      }
    });
    const change = solve(hessian, gradient);
    coefficients = coefficients.map((value, i) => value + change[i]!);
  }
  return modelOf(coefficients[names.length]!, names, centres, deviations, coefficients);
}

function standardise(samples: readonly Sample[], names: readonly string[]) {
  const all = samples.reduce((sum, { weight }) => sum + weight, 0);
  const rows = samples.map(({ features }) => Float64Array.from(names, (name) => features[name]!));
  const average = (pick: (row: Float64Array) => number) =>
    rows.reduce((sum, row, s) => sum + (pick(row) * samples[s]!.weight) / all, 0);
  const centres = names.map((_, i) => average((row) => row[i]!));
  const deviations = names.map((_, i) =>
    Math.max(1e-6, Math.sqrt(average((row) => (row[i]! - centres[i]!) ** 2))),
  );
  for (const row of rows) {
    for (let i = 0; i < row.length; i++) row[i] = (row[i]! - centres[i]!) / deviations[i]!;
  }
  return { rows, centres, deviations };
}

function modelOf(
  intercept: number,
  names: readonly string[],
  centres: readonly number[],
  deviations: readonly number[],
  weights: Float64Array,
): LinearModel {
  const terms = names.map((name, i) => [name, [centres[i]!, deviations[i]!, weights[i]!] as const]);
  return { intercept, terms: Object.fromEntries(terms) };
}

/** Gaussian elimination with pivoting. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const rows = matrix.map((row, i) => Float64Array.from([...row, right[i]!]));
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++) {
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = rows[i]![column]! / rows[column]![column]!;
      for (let j = column; j <= size; j++) rows[i]![j]! -= factor * rows[column]![j]!;
    }
  }
  return Float64Array.from(rows, (row, i) => row[size]! / row[i]!);
}
