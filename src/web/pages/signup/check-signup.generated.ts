// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CheckSignupMutationVariables = Exact<{
  email: string;
  password: string;
  fullName: string;
}>;


export type CheckSignupMutation = { checkSignup: boolean };

export const CheckSignupDocument = compiledDocument<CheckSignupMutation, CheckSignupMutationVariables>('mutation', 'checkSignup', "mutation checkSignup($email:String!$password:String!$fullName:String!){checkSignup(email:$email password:$password fullName:$fullName)}");
