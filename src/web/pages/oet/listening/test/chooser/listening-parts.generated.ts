// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ListeningPartsQueryVariables = Exact<{
  progressId: string;
}>;


export type ListeningPartsQuery = { partA: { endsAt: string | null, serverNow: string, submittedAt: string | null }, partB: { endsAt: string | null, serverNow: string, submittedAt: string | null } };

export const ListeningPartsDocument = compiledDocument<ListeningPartsQuery, ListeningPartsQueryVariables>('query', 'listeningParts', "query listeningParts($progressId:ID!){partA:oetAttempt(progressId:$progressId part:\"A\"){endsAt serverNow submittedAt}partB:oetAttempt(progressId:$progressId part:\"B\"){endsAt serverNow submittedAt}}");
