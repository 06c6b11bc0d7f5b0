import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { usePortal } from '../../features/plans/use-portal.ts';
import { request } from '../../lib/graphql/request.ts';
import type { PageHandle } from '../../lib/page/leaving.ts';
import { ensureSession } from '../../lib/session/refresh.ts';
import { accessToken } from '../../lib/session/tokens.ts';
import { AllPlansDocument } from './all-plans.generated.ts';
import { MyPlanDocument } from './my-plan.generated.ts';
import { type Offer, PricingFailed, PricingLoading, PricingPage } from './pricing-page.tsx';

export const handle: PageHandle = { subscription: 'stay' };

/** The plans, and what the learner has of them. A visitor is asked for nothing that needs a session. */
async function loadOffer(signal: AbortSignal): Promise<Offer> {
  const isLearner = (await ensureSession()) === 'fresh' && accessToken() !== undefined;
  const [{ allPlans }, mine] = await Promise.all([
    request(AllPlansDocument, {}, { signal, visitor: !isLearner }),
    isLearner ? request(MyPlanDocument, {}, { signal }) : null,
  ]);
  return { plans: allPlans, mine: mine?.myActiveSubscription ?? null };
}

export function Component() {
  const [search] = useSearchParams();
  const portal = usePortal();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => loadOffer(signal),
  });
  if (data) return <PricingPage offer={data} chosen={search.get('plan')} portal={portal} />;
  if (!error || isFetching) return <PricingLoading />;
  return <PricingFailed message={error.message} onRetry={() => void refetch()} />;
}
