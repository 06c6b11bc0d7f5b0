// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WritingTestSectionQueryVariables = Exact<{
  progressId: string;
}>;


export type WritingTestSectionQuery = { writingTestSection: { title: string, taskInstructions: string, wordLimit: number, today: string, writer: string, caseNotesSections: Array<{ heading: string, notes: Array<string> }> } };

export const WritingTestSectionDocument = compiledDocument<WritingTestSectionQuery, WritingTestSectionQueryVariables>('query', 'writingTestSection', "query writingTestSection($progressId:ID!){writingTestSection(progressId:$progressId){title caseNotesSections{heading notes}taskInstructions wordLimit today writer}}");
