// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MyAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccountQuery = { myAccount: { fullName: string, email: string, phoneNumber: string | null, createdAt: string, sessions: Array<{ id: string, device: string | null, createdAt: string, lastUsedAt: string, current: boolean }> } };

export const MyAccountDocument = compiledDocument<MyAccountQuery, MyAccountQueryVariables>('query', 'myAccount', "query myAccount{myAccount{fullName email phoneNumber createdAt sessions{id device createdAt lastUsedAt current}}}");
