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

/** But for this one, which also asks where the turn was stored. */
export const SAY = `mutation generateAiMessage($conversationHistory: [ChatMessageInput!]!, $clinicalCase: ClinicalCaseInput!, $conversationId: ID) {
  generateAiMessage(conversationHistory: $conversationHistory, clinicalCase: $clinicalCase, conversationId: $conversationId) {
    response conversationId turn
  }
}`;
export const CREATE_ATTEMPT = `mutation createUserProgress($sectionType: String!) {
  createUserProgress(sectionType: $sectionType) { success userProgressId }
}`;
export const START_PHASE = `mutation startOetPhase($progressId: ID!, $part: String, $phase: AttemptPhase!) {
  startOetPhase(progressId: $progressId, part: $part, phase: $phase) { phase endsAt }
}`;
export const SUBMIT_READING = `mutation submitReadingTest($progressId: ID!, $part: String!, $answers: String!) {
  submitReadingTest(progressId: $progressId, part: $part, answers: $answers) { success score totalMarks }
}`;
