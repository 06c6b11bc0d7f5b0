// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChatMessageInput = {
  content: string;
  role: ChatRole;
};

export type ChatRole =
  | 'doctor'
  | 'patient'
  | 'system';

export type ProcessOetAudioAndGenerateResponseMutationVariables = Exact<{
  audioData: string;
  conversationHistory: Array<ChatMessageInput> | ChatMessageInput;
  progressId?: string | null | undefined;
  correctedText?: string | null | undefined;
  correctedTurn?: number | null | undefined;
  typedText?: string | null | undefined;
}>;


export type ProcessOetAudioAndGenerateResponseMutation = { processOetAudioAndGenerateResponse: { text: string, response: string, voiceResponse: string | null, turn: number | null, turns: unknown, readings: Array<string>, dictated: boolean } };

export const ProcessOetAudioAndGenerateResponseDocument = compiledDocument<ProcessOetAudioAndGenerateResponseMutation, ProcessOetAudioAndGenerateResponseMutationVariables>('mutation', 'processOetAudioAndGenerateResponse', "mutation processOetAudioAndGenerateResponse($audioData:String!$conversationHistory:[ChatMessageInput!]!$progressId:ID$correctedText:String$correctedTurn:Int$typedText:String){processOetAudioAndGenerateResponse(audioData:$audioData conversationHistory:$conversationHistory progressId:$progressId correctedText:$correctedText correctedTurn:$correctedTurn typedText:$typedText){text response voiceResponse turn turns readings dictated}}");
