import { sandboxBilling } from './adapters/sandbox/billing-provider.ts';
import type { Config } from './config.ts';
import type { Offers } from './deps.ts';
import type { BillingProvider } from './ports/billing-provider.ts';
import { systemClock } from './ports/clock.ts';

/** Where money is taken. Stripe's client is loaded only where it is asked for. */
export async function chooseBilling(
  { billing, publicUrl = '' }: Config,
  { plans }: Offers,
): Promise<BillingProvider> {
  if (billing.provider === 'sandbox') return sandboxBilling;
  const { stripeBilling } = await import('./adapters/stripe/billing-provider.ts');
  const returnUrl = new URL('/settings/subscription', publicUrl).href;
  return stripeBilling({ ...billing, returnUrl, plans, clock: systemClock });
}
