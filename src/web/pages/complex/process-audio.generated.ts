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

export type ClinicalCaseInput = {
  description: string;
  id?: string | null | undefined;
  patientInfo: PatientInfoInput;
};

export type PatientInfoInput = {
  age: number;
  chiefComplaint: string;
  gender: string;
  history: string;
  vitalSigns: VitalSignsInput;
};

export type VitalSignsInput = {
  bloodPressure: string;
  heartRate: string;
  respiratoryRate: string;
  temperature: string;
};

export type ProcessAudioAndGenerateResponseMutationVariables = Exact<{
  audioData: string;
  conversationHistory: Array<ChatMessageInput> | ChatMessageInput;
  clinicalCase: ClinicalCaseInput;
  isComplexPractice?: boolean | null | undefined;
  conversationId?: string | null | undefined;
}>;


export type ProcessAudioAndGenerateResponseMutation = { processAudioAndGenerateResponse: { text: string, feedback: string, response: string, voiceResponse: string | null, conversationId: string | null, readings: Array<string> } };

export const ProcessAudioAndGenerateResponseDocument = compiledDocument<ProcessAudioAndGenerateResponseMutation, ProcessAudioAndGenerateResponseMutationVariables>('mutation', 'processAudioAndGenerateResponse', "mutation processAudioAndGenerateResponse($audioData:String!$conversationHistory:[ChatMessageInput!]!$clinicalCase:ClinicalCaseInput!$isComplexPractice:Boolean$conversationId:ID){processAudioAndGenerateResponse(audioData:$audioData conversationHistory:$conversationHistory clinicalCase:$clinicalCase isComplexPractice:$isComplexPractice conversationId:$conversationId){text feedback response voiceResponse conversationId readings}}");
