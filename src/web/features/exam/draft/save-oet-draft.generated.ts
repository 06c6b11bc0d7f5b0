// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SaveOetDraftMutationVariables = Exact<{
  progressId: string;
  part?: string | null | undefined;
  revision: number;
  draft: string;
}>;


export type SaveOetDraftMutation = { saveOetWork: { revision: number, conflict: { draft: string | null, revision: number, submittedAt: string | null } | null } };

export const SaveOetDraftDocument = compiledDocument<SaveOetDraftMutation, SaveOetDraftMutationVariables>('mutation', 'saveOetDraft', "mutation saveOetDraft($progressId:ID!$part:String$revision:Int!$draft:String!){saveOetWork(progressId:$progressId part:$part revision:$revision draft:$draft){revision conflict{draft revision submittedAt}}}");
