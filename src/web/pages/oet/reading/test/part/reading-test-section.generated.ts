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

export type ReadingTestSectionQueryVariables = Exact<{
  progressId: string;
  part: string;
}>;


export type ReadingTestSectionQuery = { readingTestSection: { title: string, description: string, questionByPart: Array<{ id: string, questionNumber: number, questionType: QuestionType, questionText: string, options: Array<string> | null, marks: number, passageId: string | null, instruction: string }>, passages: Array<{ id: string, label: string, title: string, body: string }> }, partB: { submittedAt: string | null }, partC: { submittedAt: string | null } };

export const ReadingTestSectionDocument = compiledDocument<ReadingTestSectionQuery, ReadingTestSectionQueryVariables>('query', 'readingTestSection', "query readingTestSection($progressId:ID!$part:String!){readingTestSection(part:$part progressId:$progressId){title description questionByPart(part:$part){id questionNumber questionType questionText options marks passageId instruction}passages{id label title body}}partB:oetAttempt(progressId:$progressId part:\"B\"){submittedAt}partC:oetAttempt(progressId:$progressId part:\"C\"){submittedAt}}");
