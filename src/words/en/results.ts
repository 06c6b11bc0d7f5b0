/** What the server says of a change that was made or refused. Spec section 8. */
export const results = {
  'result.loggedOut': 'You are logged out.',
  'result.language.done': 'Language updated successfully!',
  'result.language.failed': 'Failed to update language. Please try again.',
  'result.languageToLearn.done': 'Language to learn updated successfully!',
  'result.languageToLearn.failed': 'Failed to update language to learn',
} as const;
