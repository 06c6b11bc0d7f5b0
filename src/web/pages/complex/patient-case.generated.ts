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

export type PatientCaseQueryVariables = Exact<{
  levelSlug: string;
}>;


export type PatientCaseQuery = { patientCase: { id: string, title: string, content: string, clinicalCase: unknown, repeat: boolean, engine: string, voice: string, speciality: { name: string }, statistics: { completedCount: number, totalCount: number }, conversation: { id: string, turns: Array<{ number: number, role: ChatRole, content: string }> } | null } | null };

export const PatientCaseDocument = compiledDocument<PatientCaseQuery, PatientCaseQueryVariables>('query', 'patientCase', "query patientCase($levelSlug:String!){patientCase(levelSlug:$levelSlug){id title content clinicalCase repeat engine voice speciality{name}statistics{completedCount totalCount}conversation{id turns{number role content}}}}");
