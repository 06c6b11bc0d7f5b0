// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PastConsultationsQueryVariables = Exact<{ [key: string]: never; }>;


export type PastConsultationsQuery = { pastConsultations: Array<{ conversationId: string, title: string, language: string, completedAt: string, goalsMet: number | null, goals: number | null }> };

export const PastConsultationsDocument = compiledDocument<PastConsultationsQuery, PastConsultationsQueryVariables>('query', 'pastConsultations', "query pastConsultations{pastConsultations{conversationId title language completedAt goalsMet goals}}");
