import { credits } from './credits.ts';
import { refusals } from './refusals.ts';

/** What every learner's page needs beside the common words: the learner's part of the shell, credits, refusals. */
export const learner = {
  'header.oet': 'OET Exam',
  'header.language': 'Your language: {language}. Change it',
  'header.chooseLanguage': 'Choose your language',
  'header.menu': 'Your account',
  'header.consultations': 'Past consultations',
  'header.settings': 'Settings',
  'header.credits': 'Your credits',
  'header.trial': 'Trial: {n, plural, one {# day} other {# days}} left',
  'header.noPlan': 'No plan is running',
  'header.logout': 'Logout',
  'header.loggingOut': 'Logging out...',
  'logout.unsentTitle': 'Log out and lose unsent work?',
  'logout.unsentText':
    '{n, plural, one {# piece of your work is} other {# pieces of your work are}} on this device only and could not be sent. Logging out deletes it here.',
  'leave.stay': 'Stay here',
  'leave.go': 'Leave',
  'logout.stay': 'Stay logged in',
  'logout.anyway': 'Log out anyway',
  ...credits,
  ...refusals,
} as const;
