import { type LoaderFunctionArgs, redirect } from 'react-router';

import { request } from '../../../lib/graphql/request.ts';
import { useWords } from '../../../lib/words/use-words.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { CheckoutOfPlanDocument } from './checkout-of-plan.generated.ts';

/** Leads whoever has just signed up or logged in for a plan to where it is bought. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<Response> {
  const { allPlans, myActiveSubscription } = await request(CheckoutOfPlanDocument, {}, { signal });
  const plan = allPlans.find(({ id }) => id === params.planId);
  if (!plan) return redirect('/pricing');
  const pays = myActiveSubscription !== null && !myActiveSubscription.isTrial;
  return redirect(pays ? `/pricing?plan=${encodeURIComponent(plan.id)}` : plan.paymentLink);
}

export function Component() {
  return null;
}

interface LoadFailureProps {
  readonly message: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

export function LoadFailure({ message, retrying, onRetry }: LoadFailureProps) {
  const words = useWords();
  return (
    <Page title={words('checkout.page')} width="narrow">
      <Notice kind="error">{words('checkout.failed', { message })}</Notice>
      <ActionButton pending={retrying} onClick={onRetry}>
        {words('billing.again')}
      </ActionButton>
    </Page>
  );
}
