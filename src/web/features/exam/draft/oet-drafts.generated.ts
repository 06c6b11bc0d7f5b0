// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OetDraftsQueryVariables = Exact<{
  progressId: string;
  part?: string | null | undefined;
}>;


export type OetDraftsQuery = { oetDrafts: Array<{ id: string, revision: number | null, text: string, savedAt: string }> };

export const OetDraftsDocument = compiledDocument<OetDraftsQuery, OetDraftsQueryVariables>('query', 'oetDrafts', "query oetDrafts($progressId:ID!$part:String){oetDrafts(progressId:$progressId part:$part){id revision text savedAt}}");
