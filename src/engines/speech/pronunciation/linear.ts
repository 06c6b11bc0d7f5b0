/** A fitted linear model of named features. */
export interface LinearModel {
  readonly intercept: number;
  /** By feature: the mean and standard deviation it was fitted with, and its weight per standard deviation. */
  readonly terms: Readonly<Record<string, readonly [mean: number, deviation: number, weight: number]>>;
}

/** Recordings unlike any that the model was fitted on count as the most unlike it has seen. */
const FURTHEST = 3.5;

export function predict(
  model: LinearModel,
  features: Readonly<Record<string, number>>,
  furthest: number = FURTHEST,
): number {
  let value = model.intercept;
  for (const [name, [mean, deviation, weight]] of Object.entries(model.terms)) {
    const feature = features[name];
    if (feature === undefined) throw new Error(`The model needs the feature '${name}'`);
    value += weight * Math.max(-furthest, Math.min(furthest, (feature - mean) / deviation));
  }
  return value;
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** A fitted logistic model of evidence that is taken as it is. */
export type EvidenceWeights<Evidence> = Readonly<Record<keyof Evidence, number>> & {
  readonly intercept: number;
};

/** How likely it is what the weights were fitted to tell, 0 to 1. */
export function likelihood<Evidence extends Readonly<Record<keyof Evidence, number>>>(
  evidence: Evidence,
  { intercept, ...weights }: EvidenceWeights<Evidence>,
): number {
  const names = Object.keys(evidence) as (keyof Evidence)[];
  return logistic(
    names.reduce(
      (sum, name) => sum + (weights as EvidenceWeights<Evidence>)[name] * evidence[name],
      intercept,
    ),
  );
}

/** Straight lines through points in ascending order, flat beyond the first and the last. */
export function interpolate(points: readonly (readonly [number, number])[], x: number): number {
  const [first, last] = [points[0]!, points.at(-1)!];
  if (x <= first[0]) return first[1];
  if (x >= last[0]) return last[1];
  const next = points.findIndex(([at]) => at >= x);
  const [x0, y0] = points[next - 1]!;
  const [x1, y1] = points[next]!;
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}
