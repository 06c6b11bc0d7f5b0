// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SandboxAct =
  | 'cancel'
  | 'change'
  | 'expire'
  | 'resume';

export type ManageInSandboxMutationVariables = Exact<{
  token: string;
  act: SandboxAct;
  planId?: string | null | undefined;
}>;


export type ManageInSandboxMutation = { manageInSandbox: { success: boolean, message: string } };

export const ManageInSandboxDocument = compiledDocument<ManageInSandboxMutation, ManageInSandboxMutationVariables>('mutation', 'manageInSandbox', "mutation manageInSandbox($token:String!$act:SandboxAct!$planId:ID){manageInSandbox(token:$token act:$act planId:$planId){success message}}");
