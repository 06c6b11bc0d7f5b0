import { CallFailure } from '../graphql/call-failure.ts';
import { rememberReturn } from '../session/return.ts';
import { clearTokens } from '../session/tokens.ts';

/** What a page says of itself to the route around it: the `handle` of its module. */
export interface PageHandle {
  /** 'stay': what was begun here can be finished whatever becomes of the subscription, as an exam can. */
  readonly subscription?: 'leave' | 'stay';
}

const LOGIN_PAGE = '/';
const PRICING_PAGE = '/pricing';

/**
 * Where a failure leads away from the page at `here`, or null. Spec section 8: a lost session to the login, a code
 * of the subscription to the plans; the rest is logged. For the login the session is closed here before: with a
 * token cookie in place that page would send the learner straight back.
 */
export function leaveFor(
  error: unknown,
  { subscription = 'leave' }: PageHandle,
  here: string,
): string | null {
  if (!(error instanceof CallFailure)) return null;
  const codes = error.errors.map(({ code }) => code);
  if (codes.some((code) => code === 'AUTH_001' || code === 'AUTH_002')) {
    clearTokens();
    rememberReturn(here);
    return LOGIN_PAGE;
  }
  const unpaid = codes.some((code) => code.startsWith('SUB_'));
  if (unpaid && subscription === 'leave') return PRICING_PAGE;
  for (const { code, reason, message } of error.errors) console.warn('A call failed', code, reason, message);
  return null;
}
