import { useState } from 'react';
import { useCall } from '../../lib/page/use-call.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { toast } from '../../ui/toast.ts';
import { CreateCustomerPortalSessionDocument } from './create-customer-portal-session.generated.ts';

/** Opens the place where a subscription is managed, which may be the provider's; says why where it doesn't open. */
export function usePortal(): { readonly open: () => void; readonly pending: boolean } {
  const words = useWords();
  const { run, pending } = useCall(CreateCustomerPortalSessionDocument);
  const [leaving, setLeaving] = useState(false);
  const open = () =>
    run(
      {},
      {
        onData({ createCustomerPortalSession: { success, message, url } }) {
          if (!success || !url) return toast('error', message);
          setLeaving(true);
          location.assign(url);
        },
        onFailure: () => toast('error', words('pricing.portalFailed')),
      },
    );
  return { open, pending: pending || leaving };
}
