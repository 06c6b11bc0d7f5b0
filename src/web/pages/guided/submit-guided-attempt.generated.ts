// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SubmitGuidedAttemptMutationVariables = Exact<{
  guidedGroupId: string;
  score: number;
}>;


export type SubmitGuidedAttemptMutation = { submitGuidedAttempt: { success: boolean, message: string, attempt: { id: string, score: number } | null } };

export const SubmitGuidedAttemptDocument = compiledDocument<SubmitGuidedAttemptMutation, SubmitGuidedAttemptMutationVariables>('mutation', 'submitGuidedAttempt', "mutation submitGuidedAttempt($guidedGroupId:ID!$score:Int!){submitGuidedAttempt(guidedGroupId:$guidedGroupId score:$score){success message attempt{id score}}}");
