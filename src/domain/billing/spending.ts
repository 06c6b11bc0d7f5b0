export interface Bucket {
  readonly id: string;
  readonly remaining: number;
}

export interface Take {
  readonly bucketId: string;
  readonly amount: number;
}

/**
 * How to take `cost` credits out of buckets that come earliest end first.
 * null when they don't hold enough; an empty list for a cost of 0.
 */
export function takeFrom(buckets: readonly Bucket[], cost: number): Take[] | null {
  const takes: Take[] = [];
  let missing = cost;
  for (const { id, remaining } of buckets) {
    if (missing === 0) break;
    const amount = Math.min(remaining, missing);
    if (amount > 0) takes.push({ bucketId: id, amount });
    missing -= amount;
  }
  return missing === 0 ? takes : null;
}
