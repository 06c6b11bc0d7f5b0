import Stripe from 'stripe';
import type { Plan } from '#domain/billing/plans.ts';
import { AppError } from '#domain/errors.ts';
import type { BillingProvider } from '../../ports/billing-provider.ts';
import type { Clock } from '../../ports/clock.ts';
import { asking, createStripe, type StripeAccess } from './client.ts';
import { stripeEvents } from './events.ts';
import { portalConfiguration } from './portal.ts';
import { idOf, subscriptionOf } from './subscriptions.ts';

export interface StripeOptions extends StripeAccess {
  readonly webhookSecrets: readonly string[];
  /** Where learners come back to from the portal. */
  readonly returnUrl: string;
  readonly plans: readonly Plan[];
  readonly clock: Clock;
}

/** Stripe: payment links, the customer portal, and webhooks that say where to look. */
export function stripeBilling({
  webhookSecrets,
  returnUrl,
  plans,
  clock,
  ...access
}: StripeOptions): BillingProvider {
  const stripe = createStripe(access);
  let configuration: Promise<string> | undefined;

  /** Asked once; a failure is not kept. */
  function configured(): Promise<string> {
    configuration ??= portalConfiguration(stripe, plans).catch((error: unknown) => {
      configuration = undefined;
      throw error;
    });
    return configuration;
  }

  return {
    id: 'stripe',
    checkoutAddress({ plan, reference }) {
      if (!plan.stripe) throw new Error(`The plan ${plan.id} has no payment link.`);
      const url = new URL(plan.stripe.paymentLink);
      url.searchParams.set('client_reference_id', reference);
      return url.href;
    },
    openPortal: ({ customerId }) =>
      asking(async () => {
        if (!customerId) throw new AppError('SRV_002');
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration: await configured(),
          return_url: returnUrl,
        });
        return url;
      }),
    refund: (paymentId) => asking(() => refundInvoice(stripe, paymentId)),
    events: stripeEvents({ stripe, plans, webhookSecrets, clock }),
  };
}

async function refundInvoice(stripe: Stripe, invoiceId: string): Promise<void> {
  const invoice = await stripe.invoices.retrieve(invoiceId);
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 100 });
  for (const { id, payment } of data) {
    const intent = idOf(payment.payment_intent);
    const charge = idOf(payment.charge);
    const paid = intent ? { payment_intent: intent } : { charge: charge ?? '' };
    await stripe.refunds.create(paid, { idempotencyKey: `refund-${id}` }).catch(unlessGivenBack);
  }
  const subscriptionId = subscriptionOf(invoice);
  if (subscriptionId) await endSubscription(stripe, subscriptionId);
}

/** What was given back before, here or at Stripe, is done: a key that makes it safe is forgotten after a day. */
function unlessGivenBack(error: unknown): void {
  if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
  throw error;
}

async function endSubscription(stripe: Stripe, id: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id);
  if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(id);
}
