// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UpdateAccountMutationVariables = Exact<{
  fullName: string;
  phoneNumber?: string | null | undefined;
}>;


export type UpdateAccountMutation = { updateAccount: { success: boolean, message: string } };

export const UpdateAccountDocument = compiledDocument<UpdateAccountMutation, UpdateAccountMutationVariables>('mutation', 'updateAccount', "mutation updateAccount($fullName:String!$phoneNumber:String){updateAccount(fullName:$fullName phoneNumber:$phoneNumber){success message}}");
