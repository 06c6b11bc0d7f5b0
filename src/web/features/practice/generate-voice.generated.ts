// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GenerateVoiceMutationVariables = Exact<{
  text: string;
  language?: string | null | undefined;
  voice?: string | null | undefined;
}>;


export type GenerateVoiceMutation = { generateVoice: { audioData: string } };

export const GenerateVoiceDocument = compiledDocument<GenerateVoiceMutation, GenerateVoiceMutationVariables>('mutation', 'generateVoice', "mutation generateVoice($text:String!$language:String$voice:String){generateVoice(text:$text language:$language voice:$voice){audioData}}");
