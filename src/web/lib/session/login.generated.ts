// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login: { user: { id: string, language: string | null, languageToLearn: string }, token: { access: string, refresh: string, expiresIn: number, refreshExpiresIn: number } } };

export const LoginDocument = compiledDocument<LoginMutation, LoginMutationVariables>('mutation', 'login', "mutation login($email:String!$password:String!){login(email:$email password:$password){user{id language languageToLearn}token{access refresh expiresIn refreshExpiresIn}}}");
