// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SandboxCheckoutState =
  | 'expired'
  | 'open'
  | 'subscribed';

export type SandboxCheckoutQueryVariables = Exact<{
  token: string;
}>;


export type SandboxCheckoutQuery = { sandboxCheckout: { state: SandboxCheckoutState, plan: { id: string, name: string, price: number, creditsAllocated: number, featuresIncluded: Array<string>, featuresExcluded: Array<string> } } | null };

export const SandboxCheckoutDocument = compiledDocument<SandboxCheckoutQuery, SandboxCheckoutQueryVariables>('query', 'sandboxCheckout', "query sandboxCheckout($token:String!){sandboxCheckout(token:$token){state plan{id name price creditsAllocated featuresIncluded featuresExcluded}}}");
