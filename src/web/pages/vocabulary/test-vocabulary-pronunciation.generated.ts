// Written by scripts/generate-documents.ts. Change the .graphql file beside it.
import { compiledDocument } from '#web/lib/graphql/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TestVocabularyPronunciationMutationVariables = Exact<{
  expectedTerm: string;
  audioData: string;
  vocabularyId: string;
}>;


export type TestVocabularyPronunciationMutation = { testVocabularyPronunciation: { vocabularyId: string | null, spokenText: string, matchingAccuracy: number, pronunciationScore: number, confidenceScore: number, feedback: string, attempts: number, engine: string, scaleNote: string, weakSounds: Array<{ word: string, phoneme: string, ipa: string, score: number, instead: { phoneme: string, ipa: string } | null }>, wordScores: Array<{ word: string, score: number, startMs: number, endMs: number, phonemes: Array<{ phoneme: string, ipa: string, score: number, startMs: number, endMs: number, instead: { phoneme: string, ipa: string } | null }> }> } };

export const TestVocabularyPronunciationDocument = compiledDocument<TestVocabularyPronunciationMutation, TestVocabularyPronunciationMutationVariables>('mutation', 'testVocabularyPronunciation', "mutation testVocabularyPronunciation($expectedTerm:String!$audioData:String!$vocabularyId:ID!){testVocabularyPronunciation(expectedTerm:$expectedTerm audioData:$audioData vocabularyId:$vocabularyId){vocabularyId spokenText matchingAccuracy pronunciationScore confidenceScore feedback attempts engine scaleNote weakSounds{word phoneme ipa score instead{phoneme ipa}}wordScores{word score startMs endMs phonemes{phoneme ipa score startMs endMs instead{phoneme ipa}}}}}");
