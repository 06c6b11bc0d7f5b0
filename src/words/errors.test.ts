import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#domain/errors.ts';
import { errorMessage, wireErrorMessage } from './errors.ts';

/** Spec section 8, word for word; SUB_004 as the product decisions settle it. */
const CATALOGUE = {
  AUTH_001: 'You are not authorized to perform this action',
  AUTH_002: 'Your session has expired. Please log in again',
  AUTH_003: 'Invalid username or password',
  SUB_001: 'Your subscription is invalid or has expired',
  SUB_002: 'You have no credits remaining',
  SUB_003: 'Your subscription has expired',
  SUB_004: 'Your subscription does not include OET preparation.',
  NET_001: 'Network connection error',
  NET_002: 'Request timed out',
  VAL_001: 'Invalid input provided',
  VAL_002: 'Required field is missing',
  SRV_001: 'Internal server error',
  SRV_002: 'Service is temporarily unavailable',
} as const;

describe('messages of errors', () => {
  it('are those of the specification', () => {
    for (const code of ERROR_CODES) expect(errorMessage(code)).toBe(CATALOGUE[code]);
    expect(errorMessage('other')).toBe('An unexpected error occurred');
  });

  it('say more where the reason is known', () => {
    expect(errorMessage('VAL_001', 'email_taken')).toBe('An account with this email already exists.');
    expect(errorMessage('SRV_002', 'throttled', { n: 40 })).toBe(
      'Too many attempts. Please try again in 40 seconds.',
    );
    expect(errorMessage('SRV_002', 'throttled', { n: 1 })).toBe(
      'Too many attempts. Please try again in 1 second.',
    );
  });

  it('mark a bad or expired token on the wire', () => {
    expect(wireErrorMessage('AUTH_002')).toBe(
      'Your session has expired. Please log in again (token_invalid_or_expired)',
    );
    expect(wireErrorMessage('AUTH_001')).toBe(CATALOGUE.AUTH_001);
  });
});
