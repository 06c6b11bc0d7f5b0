// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CompletePatientCaseMutationVariables = Exact<{
  patientCaseId: string;
  conversationId?: string | null | undefined;
}>;


export type CompletePatientCaseMutation = { completePatientCase: { success: boolean, message: string } };

export const CompletePatientCaseDocument = compiledDocument<CompletePatientCaseMutation, CompletePatientCaseMutationVariables>('mutation', 'completePatientCase', "mutation completePatientCase($patientCaseId:ID!$conversationId:ID){completePatientCase(patientCaseId:$patientCaseId conversationId:$conversationId){success message}}");
