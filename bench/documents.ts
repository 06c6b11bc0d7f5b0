/** Operations that are measured. */
export const SCORE = `mutation testVocabularyPronunciation($expectedTerm: String!, $audioData: String!, $vocabularyId: ID!) {
  testVocabularyPronunciation(expectedTerm: $expectedTerm, audioData: $audioData, vocabularyId: $vocabularyId) {
    spokenText pronunciationScore attempts wordScores { word score phonemes { ipa score } }
  }
}`;

export const CASE = `query patientCase($levelSlug: String!) {
  patientCase(levelSlug: $levelSlug) { id clinicalCase conversation { id } }
}`;

export const SAY = `mutation generateAiMessage($conversationHistory: [ChatMessageInput!]!, $clinicalCase: ClinicalCaseInput!, $conversationId: ID) {
  generateAiMessage(conversationHistory: $conversationHistory, clinicalCase: $clinicalCase, conversationId: $conversationId) {
    response conversationId
  }
}`;

export const SPEAK = `mutation processAudioAndGenerateResponse($audioData: String!, $conversationHistory: [ChatMessageInput!]!,
  $clinicalCase: ClinicalCaseInput!, $conversationId: ID) {
  processAudioAndGenerateResponse(audioData: $audioData, conversationHistory: $conversationHistory,
    clinicalCase: $clinicalCase, isComplexPractice: true, conversationId: $conversationId) {
    text response voiceResponse conversationId
  }
}`;
