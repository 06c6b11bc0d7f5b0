/** 0 for no values. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : sumOf(values) / values.length;
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function deviationOf(values: readonly number[]): number {
  const centre = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - centre) ** 2)));
}

/** Between the neighbours, as numpy does; 0 for no values. */
export function quantileOf(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values).sort();
  const place = share * (sorted.length - 1);
  const low = Math.floor(place);
  const high = Math.min(sorted.length - 1, low + 1);
  return sorted[low]! + (sorted[high]! - sorted[low]!) * (place - low);
}

/** How much neighbours differ, 0 for an even row: Grabe and Low's normalised pairwise variability index. */
export function unevennessOf(values: readonly number[]): number {
  const pairs = values.slice(1).map((value, i) => Math.abs(value - values[i]!) / ((value + values[i]!) / 2));
  return meanOf(pairs);
}
