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

export type RolePlayTurnsQueryVariables = Exact<{
  progressId: string;
}>;


export type RolePlayTurnsQuery = { me: { id: string }, oetAttempt: { phase: AttemptPhase, endsAt: string | null, serverNow: string, turns: unknown, submittedAt: string | null } };

export const RolePlayTurnsDocument = compiledDocument<RolePlayTurnsQuery, RolePlayTurnsQueryVariables>('query', 'rolePlayTurns', "query rolePlayTurns($progressId:ID!){me{id}oetAttempt(progressId:$progressId){phase endsAt serverNow turns submittedAt}}");
