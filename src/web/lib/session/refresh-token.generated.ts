// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RefreshTokenMutationVariables = Exact<{
  refresh: string;
}>;


export type RefreshTokenMutation = { refreshToken: { access: string, refresh: string, expiresIn: number, refreshExpiresIn: number } };

export const RefreshTokenDocument = compiledDocument<RefreshTokenMutation, RefreshTokenMutationVariables>('mutation', 'refreshToken', "mutation refreshToken($refresh:String!){refreshToken(refresh:$refresh){access refresh expiresIn refreshExpiresIn}}");
