import type { ErrorCode, ErrorReason } from '#domain/errors.ts';
import { PRODUCT_NAME } from '../brand.ts';

type Key = `error.${ErrorCode | 'other'}` | `error.reason.${ErrorReason}`;

/** Default messages by code, and better ones by reason where a page can say what to do next. */
export const errors = {
  'error.AUTH_001': 'You are not authorized to perform this action',
  'error.AUTH_002': 'Your session has expired. Please log in again',
  'error.AUTH_003': 'Invalid username or password',
  'error.SUB_001': 'Your subscription is invalid or has expired',
  'error.SUB_002': 'You have no credits remaining',
  'error.SUB_003': 'Your subscription has expired',
  'error.SUB_004': 'Your subscription does not include OET preparation.',
  'error.NET_001': 'Network connection error',
  'error.NET_002': 'Request timed out',
  'error.VAL_001': 'Invalid input provided',
  'error.VAL_002': 'Required field is missing',
  'error.SRV_001': 'Internal server error',
  'error.SRV_002': 'Service is temporarily unavailable',
  'error.other': 'An unexpected error occurred',

  'error.reason.email_taken': 'An account with this email already exists.',
  'error.reason.email_invalid': 'This does not look like an email address. Please check it.',
  'error.reason.password_length': 'Please use a password of 8 to 128 characters.',
  'error.reason.password_common': 'This password is one of the most common ones. Please choose another.',
  'error.reason.password_simple':
    'Repeated or neighbouring characters, like aaaaaaaa or 12345678, are guessed first. Three or four unrelated words make a good password.',
  'error.reason.password_personal':
    'This password is little more than your name or email address. Three or four unrelated words make a good one.',
  'error.reason.name_invalid': 'Please enter your name in at most 120 characters.',
  'error.reason.account_closed': 'This account is closed.',
  'error.reason.unknown_language': `${PRODUCT_NAME} does not know this language. Please choose one from the list.`,
  'error.reason.unknown_speciality': 'This specialty is not available. Please choose one from the list.',
  'error.reason.unknown_item': 'This item could not be found.',
  'error.reason.not_ready_to_complete':
    'Your pronunciation score must be at least 75% to proceed. Please try again.',
  'error.reason.throttled':
    'Too many attempts. Please try again in {n, plural, one {# second} other {# seconds}}.',
  'error.reason.overloaded': 'Many people are practising right now. Please try again in a moment.',
  'error.reason.no_translation': 'There is no translation into this language yet.',
  'error.reason.text_too_long': 'This text is too long. Please shorten it.',
  'error.reason.consent_needed':
    'This uses a service outside of this installation. Reload the page and agree to it first.',
  'error.reason.idempotency_mismatch': 'This request was already sent with other content. Please try again.',
  'error.reason.idempotency_running': 'This is still being worked on. Please wait a moment.',
  'error.reason.nothing_said': 'There is nothing to send yet. Please say or type something first.',
  'error.reason.unknown_turn':
    'This conversation has something in it that the patient did not say. Reload this page to go on with yours.',
  'error.reason.conversation_moved':
    'This conversation has gone on in another window. Reload this page to see it.',
  'error.reason.conversation_ended': 'This conversation has been completed. Reload this page to go on.',
  'error.reason.unknown_test': 'This test could not be found.',
  'error.reason.module_begun': 'This part of the mock exam was begun in another window.',
  'error.reason.unknown_part': 'This part of the test could not be found.',
  'error.reason.unknown_phase': 'This part of the test has no such phase.',
  'error.reason.phase_too_early':
    'Something comes before this in the test. Reload the page to see where you are.',
  'error.reason.bad_draft': 'This text is too long.',
  'error.reason.bad_answers': 'These answers could not be read. They are kept here; please try again.',
  'error.reason.not_submitted': 'This part has not been submitted yet, so there is no result.',
  'error.reason.recording_not_made':
    'This recording is still being made. It takes a few minutes the first time; the clock does not run meanwhile.',
  'error.reason.no_speech':
    'We could not hear you. Check that the microphone is on, move a little closer and try again. This was not counted.',
  'error.reason.noise':
    'There is too much noise around you to hear the word. Find a quieter place and try again. This was not counted.',
  'error.reason.too_short': 'This recording is too short. Say all of it, then stop. This was not counted.',
  'error.reason.too_long': 'This recording is too long. Say less at a time, then stop. This was not counted.',
  'error.reason.bad_audio': 'This recording could not be read. Please record it again. This was not counted.',
} as const satisfies Readonly<Record<Key, string>>;
