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

export type StartOetPhaseMutationVariables = Exact<{
  progressId: string;
  part: string;
  phase: AttemptPhase;
}>;


export type StartOetPhaseMutation = { startOetPhase: { part: string | null, phase: AttemptPhase, startedAt: string | null, endsAt: string | null, serverNow: string, savedAnswers: unknown, revision: number, submittedAt: string | null } };

export const StartOetPhaseDocument = compiledDocument<StartOetPhaseMutation, StartOetPhaseMutationVariables>('mutation', 'startOetPhase', "mutation startOetPhase($progressId:ID!$part:String!$phase:AttemptPhase!){startOetPhase(progressId:$progressId part:$part phase:$phase){part phase startedAt endsAt serverNow savedAnswers revision submittedAt}}");
