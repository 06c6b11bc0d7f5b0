import { PRODUCT_NAME } from '../brand.ts';
import { errors } from './errors.ts';

/** What the server says of a change that was made or refused. Spec section 8. */
export const results = {
  'result.logout.done': 'You are logged out.',
  'result.language.done': 'Language updated successfully!',
  'result.language.unknown_language': 'Failed to update language. Please try again.',
  'result.languageToLearn.done': 'Language to learn updated successfully!',
  'result.languageToLearn.unknown_language': 'Failed to update language to learn',
  'result.consent.done': 'Thank you. You can go on.',
  'result.passwordResetRequest.done':
    'If there is an account with this address, a mail with a link is on its way. The link works once, for 30 minutes.',
  'result.passwordResetRequest.no_mail': `Mail is not set up on this installation. If there is an account with this address, a link stands in the log of the server now: ask whoever runs this ${PRODUCT_NAME}. It works once, for 30 minutes.`,
  'result.passwordReset.done': 'Your new password is set. Log in with it.',
  'result.passwordReset.link':
    'This link does not work any more: it works once, for 30 minutes. Please ask for a new one.',
  'result.passwordReset.password_length': errors['error.reason.password_length'],
  'result.passwordReset.password_simple': errors['error.reason.password_simple'],
  'result.passwordReset.password_personal': errors['error.reason.password_personal'],
  'result.passwordReset.password_common': errors['error.reason.password_common'],
  'result.account.done': 'Saved.',
  'result.account.name': errors['error.reason.name_invalid'],
  'result.account.phone': 'Please enter a phone number of at most 40 characters.',
  'result.session.done': 'This device is logged out.',
  'result.session.unknown': 'This device is not logged in any more.',
  'result.sessions.done': 'All other devices are logged out.',
  'result.deletion.done': 'Your account is deleted, with everything that was stored of you.',
  'result.deletion.password': 'This is not your password. Nothing was deleted.',
  'result.deletion.plan':
    'Your plan would go on being charged. Cancel it first in the Subscription tab of the settings; then you can delete your account.',
  'result.guided.done': 'Dialogue completed.',
  'result.guided.unknown': 'This dialogue could not be found.',
  'result.guided.nothing_recorded': 'Please record your pronunciation first.',
  'result.guided.bad_score': 'The score must be a whole number from 0 to 100.',
  'result.guided.not_ready': 'Your pronunciation score must be at least 75% to proceed. Please try again.',
  'result.attempt.done': 'Your test is ready.',
  'result.attempt.unknown_module': 'This kind of test does not exist.',
  'result.attempt.no_profession': 'Choose your profession first.',
  'result.attempt.no_test': 'There is no test of this kind yet.',
  'result.submission.done': 'Your answers are submitted.',
  'result.case.done': 'Consultation completed.',
  'result.case.nothing_said': 'Say something to the patient before you complete the case.',
  'result.case.unknown': 'This case could not be found.',
} as const;
