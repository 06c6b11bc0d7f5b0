import type Stripe from 'stripe';
import type { Plan } from '#domain/billing/plans.ts';
import type { ProviderPayment, ProviderSubscription } from '../../ports/billing-provider.ts';

const STATES: Readonly<Record<string, ProviderSubscription['state']>> = {
  active: 'running',
  trialing: 'running',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

const moment = (seconds: number) => new Date(seconds * 1000);
export const idOf = (object: string | { readonly id: string } | null | undefined) =>
  typeof object === 'string' ? object : (object?.id ?? null);

/** A subscription with all that was paid for it, and the checkout that it came from. */
export async function readSubscription(
  stripe: Stripe,
  plans: readonly Plan[],
  id: string,
): Promise<ProviderSubscription> {
  const [subscription, sessions, invoices] = await Promise.all([
    stripe.subscriptions.retrieve(id),
    stripe.checkout.sessions.list({ subscription: id, limit: 1 }),
    stripe.invoices.list({ subscription: id, status: 'paid', limit: 100 }),
  ]);
  const item = subscription.items.data[0];
  const session = sessions.data[0];
  const period = item ? item.current_period_end - item.current_period_start : 0;
  return {
    id,
    customerId: idOf(subscription.customer) ?? '',
    reference: session?.client_reference_id ?? null,
    openedAt: moment(session?.created ?? subscription.created),
    planId: planOf(plans, item?.price.id)?.id ?? null,
    state: STATES[subscription.status] ?? 'owed',
    isCancelled: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endsAt: moment(subscription.ended_at ?? item?.current_period_end ?? subscription.created),
    payments: invoices.data.map((invoice) => paymentOf(invoice, plans, period)),
  };
}

function planOf(plans: readonly Plan[], price: string | undefined): Plan | undefined {
  return plans.find(({ stripe }) => stripe !== undefined && stripe.price === price);
}

/** A change in the middle of a period pays for the rest of it, and brings as much. */
function paymentOf(invoice: Stripe.Invoice, plans: readonly Plan[], period: number): ProviderPayment {
  const lines = invoice.lines.data
    .filter(({ amount }) => amount >= 0)
    .sort((one, other) => other.period.end - one.period.end);
  const line = lines.find((each) => planOf(plans, priceOf(each))) ?? lines[0];
  const plan = line && planOf(plans, priceOf(line));
  const isPart = line?.parent?.subscription_item_details?.proration ?? false;
  const length = line ? line.period.end - line.period.start : 0;
  return {
    id: invoice.id,
    amountCents: invoice.amount_paid,
    currency: invoice.currency,
    paidAt: moment(invoice.status_transitions.paid_at ?? invoice.created),
    planId: plan?.id ?? null,
    share: isPart && period > 0 ? Math.min(1, length / period) : 1,
    endsAt: moment(line?.period.end ?? invoice.period_end),
  };
}

function priceOf({ pricing }: Stripe.InvoiceLineItem): string | undefined {
  return idOf(pricing?.price_details?.price) ?? undefined;
}

/** The subscription that an invoice is for. */
export function subscriptionOf(invoice: Stripe.Invoice): string | null {
  return idOf(invoice.parent?.subscription_details?.subscription);
}
