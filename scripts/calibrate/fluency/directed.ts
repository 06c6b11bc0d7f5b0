import type { LinearModel } from '../../../src/engines/speech/pronunciation/linear.ts';
import type { Sample } from '../regression.ts';

const ROUNDS = 300;

/**
 * Ridge regression in which each weight may only have the sign that `directions` says, by coordinate descent. Measures
 * are bounded at `furthest` standard deviations, as they will be when the model is asked. Those of no weight are left out.
 */
export function fitDirected(
  samples: readonly Sample[],
  directions: Readonly<Record<string, 1 | -1>>,
  ridge: number,
  furthest: number,
): LinearModel {
  const names = Object.keys(directions);
  const columns = names.map((name) => columnOf(samples, name, furthest));
  const target = weighedMean(samples, ({ target }) => target);
  const gram = columns.map((a) =>
    columns.map((b) => samples.reduce((sum, { weight }, s) => sum + weight * a.values[s]! * b.values[s]!, 0)),
  );
  const right = columns.map(({ values }) =>
    samples.reduce((sum, sample, s) => sum + sample.weight * values[s]! * (sample.target - target), 0),
  );
  const weights = names.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    names.forEach((name, i) => {
      const others = gram[i]!.reduce((sum, value, j) => sum + (j === i ? 0 : value * weights[j]!), 0);
      const best = (right[i]! - others) / (gram[i]![i]! + ridge);
      weights[i] = best * directions[name]! > 0 ? best : 0;
    });
  }
  const kept = names.flatMap((name, i) => (Math.abs(weights[i]!) > LEAST ? [{ name, i }] : []));
  return {
    intercept: target - kept.reduce((sum, { i }) => sum + weights[i]! * columns[i]!.shift, 0),
    terms: Object.fromEntries(
      kept.map(({ name, i }) => [name, [columns[i]!.mean, columns[i]!.deviation, weights[i]!] as const]),
    ),
  };
}

/** Of a point of ten by a standard deviation: less than this nobody would miss. */
const LEAST = 0.005;

interface Column {
  readonly mean: number;
  readonly deviation: number;
  /** Mean of the measure once it is standardised and bounded. */
  readonly shift: number;
  readonly values: readonly number[];
}

function columnOf(samples: readonly Sample[], name: string, furthest: number): Column {
  const value = (sample: Sample) => sample.features[name]!;
  const mean = weighedMean(samples, value);
  const deviation = Math.max(1e-6, Math.sqrt(weighedMean(samples, (sample) => (value(sample) - mean) ** 2)));
  const bounded = (sample: Sample) =>
    Math.max(-furthest, Math.min(furthest, (value(sample) - mean) / deviation));
  const shift = weighedMean(samples, bounded);
  return { mean, deviation, shift, values: samples.map((sample) => bounded(sample) - shift) };
}

function weighedMean(samples: readonly Sample[], value: (sample: Sample) => number): number {
  const all = samples.reduce((sum, { weight }) => sum + weight, 0);
  return samples.reduce((sum, sample) => sum + (value(sample) * sample.weight) / all, 0);
}
