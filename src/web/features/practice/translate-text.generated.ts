// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TranslateTextMutationVariables = Exact<{
  text: string;
  targetLanguage: string;
  sourceLanguage?: string | null | undefined;
}>;


export type TranslateTextMutation = { translateText: { translatedText: string } };

export const TranslateTextDocument = compiledDocument<TranslateTextMutation, TranslateTextMutationVariables>('mutation', 'translateText', "mutation translateText($text:String!$targetLanguage:String!$sourceLanguage:String){translateText(text:$text targetLanguage:$targetLanguage sourceLanguage:$sourceLanguage){translatedText}}");
