// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReadingTestResultsQueryVariables = Exact<{
  progressId: string;
  part: string;
}>;


export type ReadingTestResultsQuery = { readingTestResults: string };

export const ReadingTestResultsDocument = compiledDocument<ReadingTestResultsQuery, ReadingTestResultsQueryVariables>('query', 'readingTestResults', "query readingTestResults($progressId:ID!$part:String!){readingTestResults(progressId:$progressId part:$part)}");
