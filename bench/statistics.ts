/** The smallest value that at least `share` of them do not exceed; nearest rank. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Milliseconds that a job takes. */
export async function timed(job: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await job();
  return performance.now() - started;
}
