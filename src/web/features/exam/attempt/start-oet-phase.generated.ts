// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** (ext) practice: a learner may stop a recording and go back. */
export type AttemptMode =
  | 'exam'
  | 'practice';

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
  part?: string | null | undefined;
  phase: AttemptPhase;
  mode?: AttemptMode | null | undefined;
}>;


export type StartOetPhaseMutation = { startOetPhase: { part: string | null, phase: AttemptPhase, mode: AttemptMode, startedAt: string | null, endsAt: string | null, serverNow: string, savedAnswers: unknown, draft: string | null, revision: number, submittedAt: string | null } };

export const StartOetPhaseDocument = compiledDocument<StartOetPhaseMutation, StartOetPhaseMutationVariables>('mutation', 'startOetPhase', "mutation startOetPhase($progressId:ID!$part:String$phase:AttemptPhase!$mode:AttemptMode){startOetPhase(progressId:$progressId part:$part phase:$phase mode:$mode){part phase mode startedAt endsAt serverNow savedAnswers draft revision submittedAt}}");
