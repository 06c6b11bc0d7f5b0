/** What the server says of a change that was made or refused. Spec section 8. */
export const results = {
  'result.logout.done': 'You are logged out.',
  'result.language.done': 'Language updated successfully!',
  'result.language.unknown_language': 'Failed to update language. Please try again.',
  'result.languageToLearn.done': 'Language to learn updated successfully!',
  'result.languageToLearn.unknown_language': 'Failed to update language to learn',
  'result.consent.done': 'Thank you. You can go on.',
  'result.guided.done': 'Dialogue completed.',
  'result.guided.unknown': 'This dialogue could not be found.',
  'result.guided.nothing_recorded': 'Please record your pronunciation first.',
  'result.guided.bad_score': 'The score must be a whole number from 0 to 100.',
  'result.guided.not_ready': 'Your pronunciation score must be at least 75% to proceed. Please try again.',
  'result.case.done': 'Consultation completed.',
  'result.case.nothing_said': 'Say something to the patient before you complete the case.',
  'result.case.unknown': 'This case could not be found.',
} as const;
