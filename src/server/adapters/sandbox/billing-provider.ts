import type { BillingProvider } from '../../ports/billing-provider.ts';

/** Checkout and portal are pages of our own, which say that no money moves. So nothing has to be given back. */
export const sandboxBilling: BillingProvider = {
  id: 'sandbox',
  checkoutAddress: ({ reference }) => `/billing/checkout/${reference}`,
  openPortal: async ({ reference }) => `/billing/portal/${reference}`,
  refund: async () => {},
  events: null,
};
