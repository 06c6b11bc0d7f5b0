// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChatRole =
  | 'doctor'
  | 'patient'
  | 'system';

export type PastConsultationQueryVariables = Exact<{
  conversationId: string;
}>;


export type PastConsultationQuery = { pastConsultation: { conversationId: string, title: string, content: string, language: string, completedAt: string | null, turns: Array<{ number: number, role: ChatRole, content: string }> } };

export const PastConsultationDocument = compiledDocument<PastConsultationQuery, PastConsultationQueryVariables>('query', 'pastConsultation', "query pastConsultation($conversationId:ID!){pastConsultation(conversationId:$conversationId){conversationId title content language completedAt turns{number role content}}}");
