import { meanOf, quantileOf } from './statistics.ts';

/** Predicted expert score to points: most good ones pass at 75, the best tenth gets 95 and more. */
export function scoreScale(good: readonly number[], passing: number): [number, number][] {
  const pass = quantileOf(good, 1 - passing);
  const best = quantileOf(good, 0.9);
  return [
    [1, 5],
    [pass - 2.5, 45],
    [pass, 75],
    [best, 95],
    [best + 0.8, 100],
  ];
}

interface Prediction {
  readonly predicted: number;
  readonly isFault: boolean;
}

const BINS = 60;
const KNOTS = 10;
const TAIL = 0.4;

/**
 * Predictions to how likely a fault is, as it was found in the corpus: the higher the prediction the less likely, in
 * straight lines through a few points.
 */
export function faultScale(predictions: readonly Prediction[]): [number, number][] {
  const sorted = [...predictions].sort((a, b) => a.predicted - b.predicted);
  const size = sorted.length / BINS;
  const bins = Array.from({ length: BINS }, (_, bin) =>
    sorted.slice(Math.floor(bin * size), Math.floor((bin + 1) * size)),
  );
  const pooled = poolViolators(
    bins.map((bin) => ({
      at: meanOf(bin.map(({ predicted }) => predicted)),
      // None in a bin is no proof that there is none.
      fault: (bin.filter(({ isFault }) => isFault).length + 0.5) / (bin.length + 1),
      count: bin.length,
    })),
  );
  const step = Math.max(1, pooled.length / KNOTS);
  const kept = new Set([0, pooled.length - 1]);
  for (let knot = 0; knot < KNOTS; knot++) kept.add(Math.min(pooled.length - 1, Math.floor(knot * step)));
  const points = [...kept]
    .sort((a, b) => a - b)
    .map((index): [number, number] => {
      const { at, fault } = pooled[index]!;
      return [at, fault];
    });
  // Above it faults go on getting rarer, slowly, so that no two sounds come out alike.
  points.push([points.at(-1)![0] + TAIL, 0]);
  const [lowest, next] = [points[0]!, points[1]!];
  const slope = (lowest[1] - next[1]) / Math.max(1e-6, next[0] - lowest[0]);
  // Below what the corpus holds it goes on as steeply, up to certainty.
  return lowest[1] >= 1 ? points : [[lowest[0] - (1 - lowest[1]) / Math.max(slope, 0.1), 1], ...points];
}

interface Bin {
  readonly at: number;
  readonly fault: number;
  readonly count: number;
}

/** Joins neighbours until faults only get rarer. */
function poolViolators(bins: readonly Bin[]): Bin[] {
  const pooled: Bin[] = [];
  for (const bin of bins) {
    let own = bin;
    while (pooled.length > 0 && pooled.at(-1)!.fault <= own.fault) {
      const before = pooled.pop()!;
      const count = before.count + own.count;
      const blend = (pick: (one: Bin) => number) =>
        (pick(before) * before.count + pick(own) * own.count) / count;
      own = { at: blend(({ at }) => at), fault: blend(({ fault }) => fault), count };
    }
    pooled.push(own);
  }
  return pooled;
}
