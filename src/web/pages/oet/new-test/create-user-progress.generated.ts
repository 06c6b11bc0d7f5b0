// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CreateUserProgressMutationVariables = Exact<{
  sectionType: string;
  mockExamId?: string | null | undefined;
}>;


export type CreateUserProgressMutation = { createUserProgress: { success: boolean, userProgressId: string | null, message: string } };

export const CreateUserProgressDocument = compiledDocument<CreateUserProgressMutation, CreateUserProgressMutationVariables>('mutation', 'createUserProgress', "mutation createUserProgress($sectionType:String!$mockExamId:ID){createUserProgress(sectionType:$sectionType mockExamId:$mockExamId){success userProgressId message}}");
