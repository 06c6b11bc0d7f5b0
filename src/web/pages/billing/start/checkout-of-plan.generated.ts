// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CheckoutOfPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutOfPlanQuery = { allPlans: Array<{ id: string, paymentLink: string }>, myActiveSubscription: { isTrial: boolean } | null };

export const CheckoutOfPlanDocument = compiledDocument<CheckoutOfPlanQuery, CheckoutOfPlanQueryVariables>('query', 'checkoutOfPlan', "query checkoutOfPlan{allPlans{id paymentLink}myActiveSubscription{isTrial}}");
