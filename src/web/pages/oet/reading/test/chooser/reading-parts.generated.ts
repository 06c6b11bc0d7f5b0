// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttemptPhase =
  | 'marked'
  | 'marking'
  | 'not_started'
  | 'preparation'
  | 'reading'
  | 'running'
  | 'speaking'
  | 'submitted'
  | 'unscorable'
  | 'writing';

export type ReadingPartsQueryVariables = Exact<{
  progressId: string;
}>;


export type ReadingPartsQuery = { partA: { part: string | null, phase: AttemptPhase, endsAt: string | null, serverNow: string, revision: number, submittedAt: string | null }, partB: { part: string | null, phase: AttemptPhase, endsAt: string | null, serverNow: string, revision: number, submittedAt: string | null }, partC: { part: string | null, phase: AttemptPhase, endsAt: string | null, serverNow: string, revision: number, submittedAt: string | null } };

export const ReadingPartsDocument = compiledDocument<ReadingPartsQuery, ReadingPartsQueryVariables>('query', 'readingParts', "query readingParts($progressId:ID!){partA:oetAttempt(progressId:$progressId part:\"A\"){part phase endsAt serverNow revision submittedAt}partB:oetAttempt(progressId:$progressId part:\"B\"){part phase endsAt serverNow revision submittedAt}partC:oetAttempt(progressId:$progressId part:\"C\"){part phase endsAt serverNow revision submittedAt}}");
