// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UpdatePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type UpdatePasswordMutation = { updatePassword: { success: boolean, message: string } };

export const UpdatePasswordDocument = compiledDocument<UpdatePasswordMutation, UpdatePasswordMutationVariables>('mutation', 'updatePassword', "mutation updatePassword($currentPassword:String!$newPassword:String!){updatePassword(currentPassword:$currentPassword newPassword:$newPassword){success message}}");
