// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type QuestionType =
  | 'FILL'
  | 'MCQ'
  | 'SUMMARY'
  | 'TRUE_FALSE';

export type ListeningTestSectionQueryVariables = Exact<{
  progressId: string;
  part: string;
}>;


export type ListeningTestSectionQuery = { listeningTestSection: { title: string, extracts: Array<{ id: string, label: string, title: string, notes: string | null, audioUrl: string | null, durationMs: number | null, turnStartsMs: Array<number> }>, questionByPart: Array<{ id: string, questionNumber: number, questionType: QuestionType, questionText: string, options: Array<string> | null, marks: number, passageId: string | null, instruction: string }> } };

export const ListeningTestSectionDocument = compiledDocument<ListeningTestSectionQuery, ListeningTestSectionQueryVariables>('query', 'listeningTestSection', "query listeningTestSection($progressId:ID!$part:String!){listeningTestSection(part:$part progressId:$progressId){title extracts{id label title notes audioUrl durationMs turnStartsMs}questionByPart(part:$part){id questionNumber questionType questionText options marks passageId instruction}}}");
