import { PRODUCT_NAME } from '../brand.ts';

/** The level chooser. */
export const levels = {
  'levels.page': 'Choose a level',
  'levels.title': 'Choose your level',
  'levels.intro': 'Start where you feel at home. You can change at any time.',
  'levels.modesPage': 'Choose a practice',
  'levels.modesIntro': 'Choose how you want to practise.',
  'levels.back': 'All levels',
  'levels.progress': '{percent}% completed',
  'levels.count': '{completed} of {total}',
  'levels.empty': 'There is nothing to practise at this level yet.',
  'levels.unknown': 'This level does not exist.',
  'levels.failed': 'Error loading levels: {message}',
  'levels.welcomeTitle': `Welcome to ${PRODUCT_NAME}`,
  'levels.welcomeText':
    'Choose a level, record a term, and see each sound of it scored. A few minutes a day are enough to hear the difference.',
  'levels.welcomeClose': 'Close the welcome',
} as const;
