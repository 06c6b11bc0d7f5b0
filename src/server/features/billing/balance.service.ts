import type { Deps } from '../../deps.ts';
import { balanceOf } from './credits.store.ts';
import { type CreditMovement, lastMovement, movementsOf } from './history.store.ts';
import { findRunning, type Subscription } from './subscriptions.store.ts';

type BalanceDeps = Pick<Deps, 'db' | 'clock'>;

export interface CreditBalance {
  readonly amount: number;
  /** When it moved last. */
  readonly createdAt: Date;
}

export async function creditBalance({ db, clock }: BalanceDeps, learnerId: string): Promise<CreditBalance> {
  const now = clock.now();
  return {
    amount: await balanceOf(db, learnerId, now),
    createdAt: (await lastMovement(db, learnerId)) ?? now,
  };
}

export async function activeSubscription(
  { db, clock }: BalanceDeps,
  learnerId: string,
): Promise<Subscription | null> {
  return (await findRunning(db, learnerId, clock.now())) ?? null;
}

export interface CreditHistory {
  readonly movements: readonly CreditMovement[];
  /** What the next page is asked with. null: this is the last. */
  readonly endCursor: string | null;
}

const MOST = 100;

/** Newest first. An `after` that is none begins at the newest. */
export async function creditHistory(
  { db }: BalanceDeps,
  learnerId: string,
  { first, after }: { readonly first: number; readonly after: string | null },
): Promise<CreditHistory> {
  const wanted = Math.min(Math.max(first, 1), MOST);
  const before = after !== null && /^\d{1,15}$/.test(after) ? Number(after) : null;
  const found = await movementsOf(db, learnerId, { limit: wanted + 1, before });
  const movements = found.slice(0, wanted);
  return { movements, endCursor: found.length > wanted ? movements.at(-1)!.id : null };
}
