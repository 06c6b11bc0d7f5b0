// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SpeakingTestSectionQueryVariables = Exact<{
  progressId: string;
}>;


export type SpeakingTestSectionQuery = { speakingTestSection: { title: string, profession: string, rolePlayType: string, audioText: string, card: { setting: string, role: string, background: string, tasks: Array<{ id: string, text: string }> } } };

export const SpeakingTestSectionDocument = compiledDocument<SpeakingTestSectionQuery, SpeakingTestSectionQueryVariables>('query', 'speakingTestSection', "query speakingTestSection($progressId:ID!){speakingTestSection(progressId:$progressId){title profession rolePlayType audioText card{setting role background tasks{id text}}}}");
