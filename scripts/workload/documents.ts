import { ownDocument } from '../../bench/own-document.ts';

/** The calls of the workload, as the pages make them. */
export const SIGN_UP = ownDocument('signup');
export const LOG_IN = ownDocument('login');
export const LEVELS = ownDocument('allLevels');
export const VOCABULARY = ownDocument('availableVocabularyItems');
export const SCORE_TERM = ownDocument('testVocabularyPronunciation');
export const COMPLETE_TERM = ownDocument('markVocabularyTestCompleted');
export const DIALOGUE = ownDocument('guidedPracticeGroup');
export const SCORE_LINE = ownDocument('testPronunciation');
export const SUBMIT_DIALOGUE = ownDocument('submitGuidedAttempt');
export const CASE = ownDocument('patientCase');
export const COMPLETE_CASE = ownDocument('completePatientCase');
export const CREATE_ATTEMPT = ownDocument('createUserProgress');
export const START_PHASE = ownDocument('startOetPhase');

/** But for these, which also ask where the turn was stored, and what the submission came to. */
export const SAY = `mutation generateAiMessage($conversationHistory: [ChatMessageInput!]!, $clinicalCase: ClinicalCaseInput!, $conversationId: ID) {
  generateAiMessage(conversationHistory: $conversationHistory, clinicalCase: $clinicalCase, conversationId: $conversationId) {
    response conversationId turn
  }
}`;
export const SUBMIT_READING = `mutation submitReadingTest($progressId: ID!, $part: String!, $answers: String!) {
  submitReadingTest(progressId: $progressId, part: $part, answers: $answers) { success score totalMarks }
}`;
