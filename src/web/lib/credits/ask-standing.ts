import { useSyncExternalStore } from 'react';
import { request } from '../graphql/request.ts';
import { CreditStandingDocument } from './credit-standing.generated.ts';
import { noteStanding, type Standing, standing, subscribeToStanding } from './standing.ts';

const TIMEOUT_MS = 5_000;

/** Asks what the learner has. Where there is no answer, what was known stays: nothing depends on it but what is said. */
export async function askStanding(signal?: AbortSignal): Promise<void> {
  try {
    const options = { timeoutMs: TIMEOUT_MS, ...(signal ? { signal } : {}) };
    const { myCreditBalance, myActiveSubscription: plan } = await request(
      CreditStandingDocument,
      {},
      options,
    );
    noteStanding({
      amount: myCreditBalance.amount,
      plan: plan && {
        name: plan.planName,
        isTrial: plan.isTrial,
        endsAt: plan.endDate,
        renews: !plan.isTrial && !plan.isCancelled,
      },
    });
  } catch (error) {
    if (!signal?.aborted) console.warn('The balance could not be read', error);
  }
}

/** What the learner has; null as long as nobody knows. */
export function useStanding(): Standing | null {
  return useSyncExternalStore(subscribeToStanding, standing);
}
