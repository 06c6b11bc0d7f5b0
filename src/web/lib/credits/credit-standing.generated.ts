// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CreditStandingQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditStandingQuery = { myCreditBalance: { amount: number }, myActiveSubscription: { planName: string, endDate: string, isCancelled: boolean, isTrial: boolean } | null };

export const CreditStandingDocument = compiledDocument<CreditStandingQuery, CreditStandingQueryVariables>('query', 'creditStanding', "query creditStanding{myCreditBalance{amount}myActiveSubscription{planName endDate isCancelled isTrial}}");
