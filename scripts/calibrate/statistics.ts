export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

export function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const covariance = meanOf(a.map((value, i) => (value - meanA) * (b[i]! - meanB)));
  return covariance / (deviationOf(a) * deviationOf(b));
}

/** How often a right one scores above a wrong one. */
export function areaUnderCurve(right: readonly number[], wrong: readonly number[]): number {
  const all = [
    ...right.map((value) => ({ value, isRight: true })),
    ...wrong.map((value) => ({ value, isRight: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let i = 0; i < all.length; ) {
    let end = i;
    while (end < all.length && all[end]!.value === all[i]!.value) end++;
    for (let k = i; k < end; k++) if (all[k]!.isRight) rankSum += (i + end + 1) / 2;
    i = end;
  }
  return (rankSum - (right.length * (right.length + 1)) / 2) / (right.length * wrong.length);
}

export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))]!;
}

export function shareOf<Item>(items: readonly Item[], counts: (item: Item) => boolean): number {
  return items.filter(counts).length / items.length;
}
