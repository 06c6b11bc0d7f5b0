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

export type GenerateAiMessageMutationVariables = Exact<{
  conversationHistory: Array<ChatMessageInput> | ChatMessageInput;
  clinicalCase: ClinicalCaseInput;
  conversationId?: string | null | undefined;
}>;


export type GenerateAiMessageMutation = { generateAiMessage: { response: string, conversationId: string | null } };

export const GenerateAiMessageDocument = compiledDocument<GenerateAiMessageMutation, GenerateAiMessageMutationVariables>('mutation', 'generateAiMessage', "mutation generateAiMessage($conversationHistory:[ChatMessageInput!]!$clinicalCase:ClinicalCaseInput!$conversationId:ID){generateAiMessage(conversationHistory:$conversationHistory clinicalCase:$clinicalCase conversationId:$conversationId){response conversationId}}");
