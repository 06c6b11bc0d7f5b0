import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TabFailed } from '#web/features/settings/settings-query.tsx';
import { request } from '#web/lib/graphql/request.ts';
import { useCall } from '#web/lib/page/use-call.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { CreateCustomerPortalSessionDocument } from './create-customer-portal-session.generated.ts';
import { MyActiveSubscriptionDocument } from './my-active-subscription.generated.ts';
import { SubscriptionTab } from './subscription-tab.tsx';

/** Opens the portal of whoever takes the payments. */
function usePortal() {
  const words = useWords();
  const { run, pending } = useCall(CreateCustomerPortalSessionDocument);
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function open() {
    setProblem(null);
    run(
      {},
      {
        onData({ createCustomerPortalSession: { success, message, url } }) {
          if (!success || !url) return setProblem(message || words('settings.subscription.portalFailed'));
          setLeaving(true);
          window.location.assign(url);
        },
        onFailure: ({ message }) => setProblem(message || words('settings.subscription.portalFailed')),
      },
    );
  }

  return { opening: pending || leaving, problem, open };
}

export function SubscriptionSettings() {
  const words = useWords();
  const portal = usePortal();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => request(MyActiveSubscriptionDocument, {}, { signal }),
  });
  if (data) {
    return (
      <SubscriptionTab
        subscription={data.myActiveSubscription}
        opening={portal.opening}
        problem={portal.problem}
        onManage={portal.open}
      />
    );
  }
  if (!error || isFetching) return <Loading />;
  return <TabFailed message={words('settings.subscription.failed')} onRetry={() => void refetch()} />;
}
