// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SignupMutationVariables = Exact<{
  email: string;
  password: string;
  fullName: string;
  speciality: string;
  language: string;
  languageToLearn: string;
  phoneNumber?: string | null | undefined;
}>;


export type SignupMutation = { signup: { user: { id: string, language: string | null, languageToLearn: string }, token: { access: string, refresh: string, expiresIn: number, refreshExpiresIn: number } } };

export const SignupDocument = compiledDocument<SignupMutation, SignupMutationVariables>('mutation', 'signup', "mutation signup($email:String!$password:String!$fullName:String!$speciality:ID!$language:String!$languageToLearn:String!$phoneNumber:String){signup(email:$email password:$password fullName:$fullName speciality:$speciality language:$language languageToLearn:$languageToLearn phoneNumber:$phoneNumber){user{id language languageToLearn}token{access refresh expiresIn refreshExpiresIn}}}");
