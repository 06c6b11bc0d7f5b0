// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What was likely to be said at this turn, for engines that need it. */
export type TurnContextInput = {
  conversationId?: string | null | undefined;
  guidedPracticeId?: string | null | undefined;
  patientCaseId?: string | null | undefined;
  progressId?: string | null | undefined;
};

export type TranscribeAudioMutationVariables = Exact<{
  audioData: string;
  context?: TurnContextInput | null | undefined;
}>;


export type TranscribeAudioMutation = { transcribeAudio: { text: string, feedback: string, readings: Array<string> } };

export const TranscribeAudioDocument = compiledDocument<TranscribeAudioMutation, TranscribeAudioMutationVariables>('mutation', 'transcribeAudio', "mutation transcribeAudio($audioData:String!$context:TurnContextInput){transcribeAudio(audioData:$audioData context:$context){text feedback readings}}");
