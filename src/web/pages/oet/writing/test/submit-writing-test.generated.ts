// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SubmitWritingTestMutationVariables = Exact<{
  progressId: string;
  letterContent: string;
}>;


export type SubmitWritingTestMutation = { submitWritingTest: { success: boolean, message: string } };

export const SubmitWritingTestDocument = compiledDocument<SubmitWritingTestMutation, SubmitWritingTestMutationVariables>('mutation', 'submitWritingTest', "mutation submitWritingTest($progressId:ID!$letterContent:String!){submitWritingTest(progressId:$progressId letterContent:$letterContent){success message}}");
