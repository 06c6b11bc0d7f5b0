// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SandboxPortalQueryVariables = Exact<{
  token: string;
}>;


export type SandboxPortalQuery = { sandboxPortal: { subscription: { id: string, planId: string, planName: string, planPrice: number, endDate: string, isCancelled: boolean, nextPlanName: string | null } | null, plans: Array<{ id: string, name: string, price: number, creditsAllocated: number }> } | null };

export const SandboxPortalDocument = compiledDocument<SandboxPortalQuery, SandboxPortalQueryVariables>('query', 'sandboxPortal', "query sandboxPortal($token:String!){sandboxPortal(token:$token){subscription{id planId planName planPrice endDate isCancelled nextPlanName}plans{id name price creditsAllocated}}}");
