/** The calls of the workload, as the pages make them. */
export const SIGN_UP = `mutation signup($email: String!, $password: String!, $fullName: String!, $speciality: ID!,
  $language: String!, $languageToLearn: String!) {
  signup(email: $email, password: $password, fullName: $fullName, speciality: $speciality, language: $language,
    languageToLearn: $languageToLearn) { user { id } token { access } }
}`;
export const LOG_IN = `mutation login($email: String!, $password: String!) {
  login(email: $email, password: $password) { user { id } token { access } }
}`;
export const LEVELS = `query allLevels {
  allLevels { id name title description slug isTopLevel totalPractice totalCompleted }
}`;
export const VOCABULARY = `query availableVocabularyItems($levelSlug: String!) {
  availableVocabularyItems(levelSlug: $levelSlug) {
    vocabularyItem { id term } attempts bestScore statistics { completedCount totalCount }
  }
}`;
export const SCORE_TERM = `mutation testVocabularyPronunciation($expectedTerm: String!, $audioData: String!, $vocabularyId: ID!) {
  testVocabularyPronunciation(expectedTerm: $expectedTerm, audioData: $audioData, vocabularyId: $vocabularyId) {
    pronunciationScore attempts bestScore
  }
}`;
export const COMPLETE_TERM = `mutation markVocabularyTestCompleted($vocabularyId: ID!) {
  markVocabularyTestCompleted(vocabularyId: $vocabularyId) { success }
}`;
export const DIALOGUE = `query guidedPracticeGroup($levelSlug: String!) {
  guidedPracticeGroup(levelSlug: $levelSlug) { id guidedPractices { id doctorMessage attempts bestScore } }
}`;
export const SCORE_LINE = `mutation testPronunciation($expectedTerm: String!, $audioData: String!, $guidedPracticeId: ID) {
  testPronunciation(expectedTerm: $expectedTerm, audioData: $audioData, guidedPracticeId: $guidedPracticeId) {
    pronunciationScore attempts bestScore
  }
}`;
export const SUBMIT_DIALOGUE = `mutation submitGuidedAttempt($guidedGroupId: ID!, $score: Int!) {
  submitGuidedAttempt(guidedGroupId: $guidedGroupId, score: $score) { success attempt { id } }
}`;
export const CASE = `query patientCase($levelSlug: String!) {
  patientCase(levelSlug: $levelSlug) { id clinicalCase conversation { id turns { role content } } }
}`;
export const SAY = `mutation generateAiMessage($conversationHistory: [ChatMessageInput!]!, $clinicalCase: ClinicalCaseInput!, $conversationId: ID) {
  generateAiMessage(conversationHistory: $conversationHistory, clinicalCase: $clinicalCase, conversationId: $conversationId) {
    response conversationId turn
  }
}`;
export const COMPLETE_CASE = `mutation completePatientCase($patientCaseId: ID!, $conversationId: ID) {
  completePatientCase(patientCaseId: $patientCaseId, conversationId: $conversationId) { success }
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
