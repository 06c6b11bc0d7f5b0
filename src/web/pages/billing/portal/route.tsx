import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { request } from '../../../lib/graphql/request.ts';
import { useCall } from '../../../lib/page/use-call.ts';
import { useWords } from '../../../lib/words/use-words.tsx';
import { toast } from '../../../ui/toast.ts';
import { BillingFailed, BillingLoading } from '../frame.tsx';
import {
  ManageInSandboxDocument,
  type ManageInSandboxMutationVariables,
} from './manage-in-sandbox.generated.ts';
import { PortalPage } from './portal-page.tsx';
import { SandboxPortalDocument } from './sandbox-portal.generated.ts';

export type Act = Omit<ManageInSandboxMutationVariables, 'token'>;

export function Component() {
  const words = useWords();
  const { token = '' } = useParams();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, pending } = useCall(ManageInSandboxDocument, { once: true });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['portal', token],
    queryFn: async ({ signal }) =>
      (await request(SandboxPortalDocument, { token }, { signal })).sandboxPortal,
  });

  function manage(act: Act) {
    setRefusal(null);
    run(
      { token, ...act },
      {
        onData({ manageInSandbox: { success, message } }) {
          if (success) toast('success', message);
          else setRefusal(message);
          void refetch();
        },
        onFailure: () => setRefusal(words('portal.refused')),
      },
    );
  }

  const title = words('portal.page');
  if (data !== undefined) {
    return <PortalPage portal={data} refusal={refusal} pending={pending} onAct={manage} />;
  }
  if (!error || isFetching) return <BillingLoading title={title} />;
  const message = words('portal.failed', { message: error.message });
  return <BillingFailed title={title} message={message} onRetry={() => void refetch()} />;
}
