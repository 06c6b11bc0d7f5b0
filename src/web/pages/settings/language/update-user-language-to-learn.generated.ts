// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UpdateUserLanguageToLearnMutationVariables = Exact<{
  languageToLearn: string;
}>;


export type UpdateUserLanguageToLearnMutation = { updateUserLanguageToLearn: { success: boolean, message: string } };

export const UpdateUserLanguageToLearnDocument = compiledDocument<UpdateUserLanguageToLearnMutation, UpdateUserLanguageToLearnMutationVariables>('mutation', 'updateUserLanguageToLearn', "mutation updateUserLanguageToLearn($languageToLearn:String!){updateUserLanguageToLearn(languageToLearn:$languageToLearn){success message}}");
