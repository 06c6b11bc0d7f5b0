// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SubmitListeningTestMutationVariables = Exact<{
  progressId: string;
  part: string;
  answers: string;
  revision: number;
}>;


export type SubmitListeningTestMutation = { submitListeningTest: { success: boolean, message: string } };

export const SubmitListeningTestDocument = compiledDocument<SubmitListeningTestMutation, SubmitListeningTestMutationVariables>('mutation', 'submitListeningTest', "mutation submitListeningTest($progressId:ID!$part:String!$answers:String!$revision:Int!){submitListeningTest(progressId:$progressId part:$part answers:$answers revision:$revision){success message}}");
