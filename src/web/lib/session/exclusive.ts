import { inBrowser } from '../storage.ts';

const LOCK = 'bedside.refresh-lock';
const LOCK_MS = 50_000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Claim {
  readonly owner: string;
  readonly until: number;
}

function currentClaim(): Claim | null {
  try {
    return JSON.parse(inBrowser.get(LOCK) ?? 'null') as Claim | null;
  } catch {
    return null;
  }
}

/**
 * Where Web Locks are missing (pages not served over https): a claim in local storage that ends by itself.
 * Two tabs may rarely both hold it; the server answers a token that was rotated a moment ago with its successor.
 */
async function withClaim<Result>(work: () => Promise<Result>): Promise<Result> {
  const owner = `${Date.now()}.${Math.random()}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const claim = currentClaim();
    if (!claim || claim.until < Date.now()) {
      inBrowser.set(LOCK, JSON.stringify({ owner, until: Date.now() + LOCK_MS }));
      await wait(20);
      const kept = currentClaim();
      if (!kept || kept.owner === owner) break;
    }
    await wait(100);
  }
  try {
    return await work();
  } finally {
    if (currentClaim()?.owner === owner) inBrowser.set(LOCK, null);
  }
}

/** Runs `work` in one tab at a time. */
export function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    return navigator.locks.request('bedside-refresh', work) as Promise<Result>;
  }
  return withClaim(work);
}
