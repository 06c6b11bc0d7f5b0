import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { usePortal } from '../../../features/plans/use-portal.ts';
import { request } from '../../../lib/graphql/request.ts';
import { useCall } from '../../../lib/page/use-call.ts';
import { useWords } from '../../../lib/words/use-words.tsx';
import { BillingFailed, BillingLoading } from '../frame.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { SandboxCheckoutDocument } from './sandbox-checkout.generated.ts';
import { SubscribeInSandboxDocument } from './subscribe-in-sandbox.generated.ts';

export function Component() {
  const words = useWords();
  const { token = '' } = useParams();
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const portal = usePortal();
  const { run, pending } = useCall(SubscribeInSandboxDocument, { once: true });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['checkout', token],
    queryFn: async ({ signal }) =>
      (await request(SandboxCheckoutDocument, { token }, { signal })).sandboxCheckout,
  });

  function subscribe() {
    setRefusal(null);
    run(
      { token },
      {
        onData({ subscribeInSandbox: { success, message } }) {
          if (success) setDone(true);
          else setRefusal(message);
        },
        onFailure: () => setRefusal(words('checkout.refused')),
      },
    );
  }

  const title = words('checkout.page');
  if (data !== undefined) {
    return (
      <CheckoutPage
        checkout={data}
        isDone={isDone}
        refusal={refusal}
        pending={pending}
        portal={portal}
        onSubscribe={subscribe}
      />
    );
  }
  if (!error || isFetching) return <BillingLoading title={title} />;
  const message = words('checkout.failed', { message: error.message });
  return <BillingFailed title={title} message={message} onRetry={() => void refetch()} />;
}
