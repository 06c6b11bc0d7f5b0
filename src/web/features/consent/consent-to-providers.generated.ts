// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProviderConsentInput = {
  capability: string;
  host: string;
};

export type ConsentToProvidersMutationVariables = Exact<{
  providers: Array<ProviderConsentInput> | ProviderConsentInput;
}>;


export type ConsentToProvidersMutation = { consentToProviders: { success: boolean, message: string } };

export const ConsentToProvidersDocument = compiledDocument<ConsentToProvidersMutation, ConsentToProvidersMutationVariables>('mutation', 'consentToProviders', "mutation consentToProviders($providers:[ProviderConsentInput!]!){consentToProviders(providers:$providers){success message}}");
