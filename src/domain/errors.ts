import type { RefusalReason } from './practice/pronunciation.ts';

/** The error catalogue of the wire. Default messages stand in `src/words`. Spec section 8. */
export const ERROR_CODES = [
  'AUTH_001',
  'AUTH_002',
  'AUTH_003',
  'SUB_001',
  'SUB_002',
  'SUB_003',
  'SUB_004',
  'NET_001',
  'NET_002',
  'VAL_001',
  'VAL_002',
  'SRV_001',
  'SRV_002',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Ends the message of a bad or expired token, for clients that look for it. Spec section 8. */
export const TOKEN_INVALID_MARK = 'token_invalid_or_expired';

/** What a VAL_001 or SRV_002 is about, where a page reacts to it or a better message than the default exists. */
export type ErrorReason =
  | RefusalReason
  | 'email_taken'
  | 'email_invalid'
  | 'password_length'
  | 'password_simple'
  | 'password_personal'
  | 'password_common'
  | 'name_invalid'
  | 'account_closed'
  | 'unknown_language'
  | 'unknown_speciality'
  | 'unknown_item'
  | 'not_ready_to_complete'
  | 'throttled'
  | 'overloaded'
  | 'no_translation'
  | 'text_too_long'
  | 'idempotency_mismatch'
  | 'idempotency_running'
  | 'nothing_said'
  | 'unknown_turn'
  | 'conversation_moved'
  | 'conversation_ended'
  | 'consent_needed'
  | 'unknown_test'
  | 'module_begun'
  | 'unknown_part'
  | 'unknown_phase'
  | 'phase_too_early'
  | 'bad_answers'
  | 'bad_draft'
  | 'not_submitted'
  | 'recording_not_made';

export interface ErrorDetails {
  readonly reason?: ErrorReason;
  /** Numbers and names that the message mentions, for example seconds until a throttle opens. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
}

/** A failure that the learner is told about. Anything else that is thrown is a bug and shown as SRV_001. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly reason: ErrorReason | undefined;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.reason ? `${code} ${details.reason}` : code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.reason = details.reason;
    this.params = details.params ?? {};
  }
}
