import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Plan } from '#domain/billing/plans.ts';

const MARK = 'bedside_plans';

/**
 * The portal's configuration for these plans: made once and found again. A cheaper plan begins at the end of the
 * period, as credits that were granted for the dearer one stay.
 */
export async function portalConfiguration(stripe: Stripe, plans: readonly Plan[]): Promise<string> {
  const prices = plans.flatMap(({ stripe: known }) => known?.price ?? []);
  const mark = createHash('sha256').update(prices.join(' ')).digest('hex').slice(0, 32);
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find(({ metadata }) => metadata?.[MARK] === mark);
  if (found) return found.id;
  const products = await Promise.all(
    prices.map(async (price) => {
      const { product } = await stripe.prices.retrieve(price);
      return { product: typeof product === 'string' ? product : product.id, prices: [price] };
    }),
  );
  const made = await stripe.billingPortal.configurations.create(
    {
      metadata: { [MARK]: mark },
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          products,
          schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
        },
      },
    },
    { idempotencyKey: `portal-${mark}` },
  );
  return made.id;
}
