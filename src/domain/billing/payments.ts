/** Why a payment fits no account: no one can tell whose it is, or the account has what it needs already. */
export type UnfitReason =
  | 'no_reference'
  | 'bad_reference'
  | 'unknown_plan'
  | 'no_account'
  | 'already_subscribed';

/** What a provider tells. Each only says where to look: what is true is asked of the provider. */
export type BillingEventKind = 'checkout' | 'subscription' | 'invoice' | 'refund' | 'dispute';
