// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SaveOetWorkMutationVariables = Exact<{
  progressId: string;
  part: string;
  revision: number;
  answers: unknown;
  spentMs: unknown;
}>;


export type SaveOetWorkMutation = { saveOetWork: { saved: boolean, revision: number, conflict: { savedAnswers: unknown, revision: number, submittedAt: string | null } | null } };

export const SaveOetWorkDocument = compiledDocument<SaveOetWorkMutation, SaveOetWorkMutationVariables>('mutation', 'saveOetWork', "mutation saveOetWork($progressId:ID!$part:String!$revision:Int!$answers:JSON!$spentMs:JSON!){saveOetWork(progressId:$progressId part:$part revision:$revision answers:$answers spentMs:$spentMs){saved revision conflict{savedAnswers revision submittedAt}}}");
