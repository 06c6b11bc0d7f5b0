// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SubmitSpeakingTestMutationVariables = Exact<{
  progressId: string;
  audioData: string;
  rolePlayType: string;
}>;


export type SubmitSpeakingTestMutation = { submitSpeakingTest: { success: boolean, message: string } };

export const SubmitSpeakingTestDocument = compiledDocument<SubmitSpeakingTestMutation, SubmitSpeakingTestMutationVariables>('mutation', 'submitSpeakingTest', "mutation submitSpeakingTest($progressId:ID!$audioData:String!$rolePlayType:String!){submitSpeakingTest(progressId:$progressId audioData:$audioData rolePlayType:$rolePlayType){success message}}");
