import type { ErrorCode, ErrorReason } from '#domain/errors.ts';
import { PRODUCT_NAME } from '../brand.ts';

type ByCode = `error.${ErrorCode | 'other'}`;
type ByReason = `error.reason.${ErrorReason}`;

/** Default messages by code, and better ones for the reasons that visitors meet. Those of learners: refusals.ts. */
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
  'error.reason.throttled':
    'Too many attempts. Please try again in {n, plural, one {# second} other {# seconds}}.',
  'error.reason.overloaded': 'Many people are practising right now. Please try again in a moment.',
  'error.reason.idempotency_mismatch': 'This request was already sent with other content. Please try again.',
  'error.reason.idempotency_running': 'This is still being worked on. Please wait a moment.',
} as const satisfies Readonly<Record<ByCode, string> & Partial<Record<ByReason, string>>>;
