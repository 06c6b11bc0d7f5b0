import { ERROR_CODES, type ErrorCode, type ErrorReason } from '#domain/errors.ts';
import { errors } from './en/errors.ts';
import { type Params, say } from './say.ts';

/** Ends the message of a bad or expired token, for clients that look for it. Spec section 8. */
export const TOKEN_INVALID_MARK = 'token_invalid_or_expired';

type ErrorKey = keyof typeof errors;

/** The catalogue's key for a failure: by its reason where there is a text, else by its code. */
export function errorKey(code: string, reason?: string | null): ErrorKey {
  const byReason = `error.reason.${reason}`;
  if (reason && Object.hasOwn(errors, byReason)) return byReason as ErrorKey;
  return (ERROR_CODES as readonly string[]).includes(code) ? (`error.${code}` as ErrorKey) : 'error.other';
}

/** What a learner reads when a call fails. Parameters are those of the reason, for example `n` seconds. */
export function errorMessage(code: ErrorCode | 'other', reason?: ErrorReason, params: Params = {}): string {
  return say(errors[errorKey(code, reason)], params);
}

/** The same as it goes over the wire, where a bad or expired token carries its mark. */
export function wireErrorMessage(
  code: ErrorCode | 'other',
  reason?: ErrorReason,
  params: Params = {},
): string {
  const message = errorMessage(code, reason, params);
  return code === 'AUTH_002' ? `${message} (${TOKEN_INVALID_MARK})` : message;
}
