import type Stripe from 'stripe';
import type { BillingEventKind } from '#domain/billing/payments.ts';
import type { Plan } from '#domain/billing/plans.ts';
import type { BillingEvents, ProviderFacts, ProviderMoneyBack } from '../../ports/billing-provider.ts';
import type { Clock } from '../../ports/clock.ts';
import { asking } from './client.ts';
import { idOf, readSubscription, subscriptionOf } from './subscriptions.ts';

/** What we follow. */
const KINDS: Readonly<Record<string, BillingEventKind>> = {
  'checkout.session.completed': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
  'charge.refunded': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.closed': 'dispute',
};

/** A signature counts for so long: whoever caught one can't send it later. */
const TOLERANCE_SECONDS = 300;

interface EventOptions {
  readonly stripe: Stripe;
  readonly plans: readonly Plan[];
  /** Any of them may have signed: while one is replaced there are two. */
  readonly webhookSecrets: readonly string[];
  readonly clock: Clock;
}

interface Found {
  readonly subscriptionId: string | null;
  readonly moneyBack: ProviderMoneyBack | null;
}

type Look = (stripe: Stripe, objectId: string) => Promise<Found>;

/** By what an event is about: the subscription that it belongs to. */
const LOOKS: Readonly<Record<BillingEventKind, Look>> = {
  checkout: async (stripe, id) => {
    const session = await stripe.checkout.sessions.retrieve(id);
    return { subscriptionId: idOf(session.subscription), moneyBack: null };
  },
  subscription: async (_stripe, id) => ({ subscriptionId: id, moneyBack: null }),
  invoice: async (stripe, id) => ({
    subscriptionId: subscriptionOf(await stripe.invoices.retrieve(id)),
    moneyBack: null,
  }),
  refund: async (stripe, id) => {
    const charge = await stripe.charges.retrieve(id);
    return moneyBackOf(stripe, charge, false);
  },
  dispute: async (stripe, id) => {
    const dispute = await stripe.disputes.retrieve(id);
    const charge = await stripe.charges.retrieve(idOf(dispute.charge) ?? '');
    // A warning is a question of the bank's: the money is still here.
    const isLost = !dispute.status.startsWith('warning_') && dispute.status !== 'won';
    return moneyBackOf(stripe, charge, isLost);
  },
};

async function moneyBackOf(stripe: Stripe, charge: Stripe.Charge, disputed: boolean): Promise<Found> {
  const intent = idOf(charge.payment_intent);
  if (!intent) return { subscriptionId: null, moneyBack: null };
  const payments = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 1,
  });
  const invoiceId = idOf(payments.data[0]?.invoice);
  if (!invoiceId) return { subscriptionId: null, moneyBack: null };
  const invoice = await stripe.invoices.retrieve(invoiceId);
  return {
    subscriptionId: subscriptionOf(invoice),
    moneyBack: { paymentId: invoiceId, refundedCents: charge.amount_refunded, disputed },
  };
}

/** The webhook's side of Stripe. Nothing of an event is believed but its signature and what it is about. */
export function stripeEvents({ stripe, plans, webhookSecrets, clock }: EventOptions): BillingEvents {
  function verified(body: string, signature: string): Stripe.Event | null {
    for (const secret of webhookSecrets) {
      try {
        const now = clock.now().getTime();
        return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now);
      } catch {
        // Another secret may fit.
      }
    }
    return null;
  }
  return {
    read(body, signature) {
      const event = verified(body, signature);
      if (!event) return null;
      const kind = KINDS[event.type];
      const objectId = (event.data.object as { id?: string }).id;
      return kind && objectId ? { id: event.id, kind, objectId } : 'ignored';
    },
    lookUp: ({ kind, objectId }) =>
      asking(async (): Promise<ProviderFacts | null> => {
        const { subscriptionId, moneyBack } = await LOOKS[kind](stripe, objectId);
        if (!subscriptionId) return null;
        return { subscription: await readSubscription(stripe, plans, subscriptionId), moneyBack };
      }),
  };
}
