import type { Plan } from '#domain/billing/plans.ts';

/** Where money is taken: by a provider, or, in the sandbox, nowhere. */
export interface BillingProvider {
  readonly id: 'sandbox' | 'stripe';
  /** Where this plan is bought. `reference` names the account and the plan, signed; it comes back with the payment. */
  checkoutAddress(checkout: { readonly plan: Plan; readonly reference: string }): string;
  /** Opens the place where a learner manages her subscription, and answers its address. Errors: SRV_002. */
  openPortal(customer: { readonly reference: string; readonly customerId: string | null }): Promise<string>;
}
