import { type ErrorCode, type ErrorReason, TOKEN_INVALID_MARK } from '#domain/errors.ts';
import { errors } from './en/errors.ts';
import { refusals } from './en/refusals.ts';
import { type Params, say } from './say.ts';

const messages = { ...errors, ...refusals } satisfies Readonly<Record<`error.reason.${ErrorReason}`, string>>;

/** What a learner reads when a call fails. Parameters are those of the reason, for example `n` seconds. */
export function errorMessage(code: ErrorCode | 'other', reason?: ErrorReason, params: Params = {}): string {
  return say(messages[reason ? (`error.reason.${reason}` as const) : (`error.${code}` as const)], params);
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
