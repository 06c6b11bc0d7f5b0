// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LogoutMutationVariables = Exact<{
  refresh: string;
}>;


export type LogoutMutation = { logout: { success: boolean, message: string } };

export const LogoutDocument = compiledDocument<LogoutMutation, LogoutMutationVariables>('mutation', 'logout', "mutation logout($refresh:String!){logout(refresh:$refresh){success message}}");
