import type { BillingEventKind } from '#domain/billing/payments.ts';
import type { Plan } from '#domain/billing/plans.ts';

/** What a provider sent by itself. It only says where to look. */
export interface ProviderEvent {
  readonly id: string;
  readonly kind: BillingEventKind;
  readonly objectId: string;
}

/** A payment that went through. */
export interface ProviderPayment {
  readonly id: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly paidAt: Date;
  /** null: for none of our plans. */
  readonly planId: string | null;
  /** How much of a period it pays for: above 0, at most 1. */
  readonly share: number;
  /** When what it pays for ends. */
  readonly endsAt: Date;
}

/** A subscription as the provider knows it now. */
export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  /** What the checkout was opened with. null: nothing. */
  readonly reference: string | null;
  /** When the checkout was opened. */
  readonly openedAt: Date;
  readonly planId: string | null;
  /** owed: its last payment failed. */
  readonly state: 'running' | 'owed' | 'ended';
  readonly isCancelled: boolean;
  /** Of the present period, or when it ended. */
  readonly endsAt: Date;
  readonly payments: readonly ProviderPayment[];
}

export interface ProviderMoneyBack {
  readonly paymentId: string;
  readonly refundedCents: number;
  readonly disputed: boolean;
}

export interface ProviderFacts {
  readonly subscription: ProviderSubscription;
  readonly moneyBack: ProviderMoneyBack | null;
}

export interface BillingEvents {
  /** null: the provider has not signed this, or long ago. 'ignored': about nothing that we follow. */
  read(body: string, signature: string): ProviderEvent | 'ignored' | null;
  /** What is true now of what an event is about. null: of no subscription. Errors: SRV_002. */
  lookUp(event: Pick<ProviderEvent, 'kind' | 'objectId'>): Promise<ProviderFacts | null>;
}

/** Where money is taken: by a provider, or, in the sandbox, nowhere. */
export interface BillingProvider {
  readonly id: 'sandbox' | 'stripe';
  /** Where this plan is bought. `reference` names the account and the plan, signed; it comes back with the payment. */
  checkoutAddress(checkout: { readonly plan: Plan; readonly reference: string }): string;
  /** Opens the place where a learner manages her subscription, and answers its address. Errors: SRV_002. */
  openPortal(customer: { readonly reference: string; readonly customerId: string | null }): Promise<string>;
  /** Gives all of a payment back, once, and ends the subscription that it was for. Errors: SRV_002. */
  refund(paymentId: string): Promise<void>;
  /** null: it never tells anything by itself. */
  readonly events: BillingEvents | null;
}
