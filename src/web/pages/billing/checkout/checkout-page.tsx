import { useEffect, useRef } from 'react';
import { Features } from '../../../features/plans/features.tsx';
import { formatCredits, formatPrice } from '../../../features/plans/price.ts';
import { useWords } from '../../../lib/words/use-words.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import { BillingFrame } from '../frame.tsx';
import type { SandboxCheckoutQuery } from './sandbox-checkout.generated.ts';

type Checkout = NonNullable<SandboxCheckoutQuery['sandboxCheckout']>;

interface CheckoutPageProps {
  /** null: there is none for this account. */
  readonly checkout: Checkout | null;
  readonly isDone: boolean;
  readonly refusal: string | null;
  readonly pending: boolean;
  readonly portal: { readonly open: () => void; readonly pending: boolean };
  readonly onSubscribe: () => void;
}

function ManageButton({ portal }: Pick<CheckoutPageProps, 'portal'>) {
  const words = useWords();
  return (
    <ActionButton
      variant="default"
      pending={portal.pending}
      busyLabel={words('pricing.opening')}
      onClick={portal.open}
    >
      {words('checkout.manage')}
    </ActionButton>
  );
}

function Done({ plan, portal }: Pick<CheckoutPageProps, 'portal'> & Pick<Checkout, 'plan'>) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: whoever can't see goes on from here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack>
      <h2 ref={heading} tabIndex={-1}>
        {words('checkout.doneTitle', { plan: plan.name })}
      </h2>
      <p>{words('checkout.done')}</p>
      <Row>
        <LinkButton to="/levelchooser">{words('billing.toLevels')}</LinkButton>
        <ManageButton portal={portal} />
      </Row>
    </Stack>
  );
}

/** What can't be bought any more, with what can be done instead. */
function Closed({ checkout, portal }: Pick<CheckoutPageProps, 'checkout' | 'portal'>) {
  const words = useWords();
  if (checkout?.state === 'subscribed') {
    return (
      <Stack>
        <p>{words('checkout.subscribed')}</p>
        <Row>
          <ManageButton portal={portal} />
        </Row>
      </Stack>
    );
  }
  return (
    <Stack>
      <p>{words(checkout ? 'checkout.expired' : 'checkout.unknown')}</p>
      <Row>
        <LinkButton to="/pricing">{words('billing.toPlans')}</LinkButton>
      </Row>
    </Stack>
  );
}

function Open({
  plan,
  refusal,
  pending,
  onSubscribe,
}: Omit<CheckoutPageProps, 'checkout'> & Pick<Checkout, 'plan'>) {
  const words = useWords();
  return (
    <Stack>
      <p>
        <strong>{words('checkout.each', { price: formatPrice(plan.price) })}</strong>
        <br />
        {words('pricing.credits', { n: formatCredits(plan.creditsAllocated) })}
      </p>
      <Features included={plan.featuresIncluded} excluded={plan.featuresExcluded} />
      <p>{words('checkout.renews')}</p>
      {refusal ? <Notice kind="error">{refusal}</Notice> : null}
      <Row>
        <ActionButton pending={pending} busyLabel={words('checkout.subscribing')} onClick={onSubscribe}>
          {words('checkout.subscribe')}
        </ActionButton>
        <LinkButton to="/pricing" variant="default">
          {words('billing.toPlans')}
        </LinkButton>
      </Row>
    </Stack>
  );
}

export function CheckoutPage(props: CheckoutPageProps) {
  const words = useWords();
  const { checkout, isDone } = props;
  const title = words('checkout.page');
  const heading = checkout ? words('checkout.title', { plan: checkout.plan.name }) : title;
  return (
    <BillingFrame title={title} heading={heading}>
      {checkout && isDone ? <Done plan={checkout.plan} portal={props.portal} /> : null}
      {checkout?.state === 'open' && !isDone ? <Open {...props} plan={checkout.plan} /> : null}
      {checkout?.state !== 'open' && !isDone ? <Closed {...props} /> : null}
    </BillingFrame>
  );
}
