// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MyActiveSubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type MyActiveSubscriptionQuery = { myActiveSubscription: { id: string, planName: string, planPrice: number, creditsAllocated: number, startDate: string, endDate: string, isActive: boolean, isCancelled: boolean, isTrial: boolean, nextPlanName: string | null, paymentFailedAt: string | null } | null };

export const MyActiveSubscriptionDocument = compiledDocument<MyActiveSubscriptionQuery, MyActiveSubscriptionQueryVariables>('query', 'myActiveSubscription', "query myActiveSubscription{myActiveSubscription{id planName planPrice creditsAllocated startDate endDate isActive isCancelled isTrial nextPlanName paymentFailedAt}}");
