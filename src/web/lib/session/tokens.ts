import { type CookieName, LANGUAGE_COOKIE_DAYS, readCookie, removeCookie, writeCookie } from '../cookies.ts';
import { noteStanding } from '../credits/standing.ts';
import { forgetOpenKeys } from '../graphql/open-keys.ts';
import { inBrowser } from '../storage.ts';
import { forgetReturn, forgetUnsubmitted } from './return.ts';

/** The wire's Token. Lives in seconds from now. */
export interface Token {
  readonly access: string;
  readonly refresh: string;
  readonly expiresIn: number;
  readonly refreshExpiresIn: number;
}

const SECONDS_PER_DAY = 86_400;
// A script can't read when a cookie ends, so that moment is kept beside it, by this browser's own clock.
const EXPIRES_AT = 'bedside.access-expires-at';
const NEW_USER = 'bedside.new-user';

export function saveTokens(token: Token): void {
  writeCookie('accessToken', token.access, token.expiresIn / SECONDS_PER_DAY);
  writeCookie('refreshToken', token.refresh, token.refreshExpiresIn / SECONDS_PER_DAY);
  inBrowser.set(EXPIRES_AT, String(Date.now() + token.expiresIn * 1000));
}

export function accessToken(): string | undefined {
  return readCookie('accessToken');
}

export function refreshToken(): string | undefined {
  return readCookie('refreshToken');
}

/** Milliseconds until the access token ends: 0 without a token, infinite where its end is not known. */
export function accessTimeLeft(now = Date.now()): number {
  if (!accessToken()) return 0;
  const expiresAt = Number(inBrowser.get(EXPIRES_AT));
  return expiresAt > 0 ? Math.max(0, expiresAt - now) : Number.POSITIVE_INFINITY;
}

/** Forgets the tokens, keeps the languages and unsent work: the learner may log in again and go on. */
export function clearTokens(): void {
  removeCookie('accessToken');
  removeCookie('refreshToken');
  inBrowser.set(EXPIRES_AT, null);
}

/** Forgets everything of this learner in this browser: the four cookies and every local copy. */
export function clearSession(): void {
  clearTokens();
  for (const name of ['current_language', 'accept-language'] satisfies CookieName[]) removeCookie(name);
  inBrowser.set(NEW_USER, null);
  noteStanding(null);
  forgetOpenKeys();
  forgetReturn();
  forgetUnsubmitted();
}

export interface LearnerLanguages {
  /** The native language. */
  readonly language: string | null;
  readonly languageToLearn: string;
}

export function saveLanguages({ language, languageToLearn }: LearnerLanguages): void {
  if (language) writeCookie('current_language', language, LANGUAGE_COOKIE_DAYS);
  writeCookie('accept-language', languageToLearn, LANGUAGE_COOKIE_DAYS);
}

/** True from sign-up until the welcome was closed; login says false. */
export function isNewUser(): boolean {
  return inBrowser.get(NEW_USER) === 'true';
}

export function setNewUser(isNew: boolean): void {
  inBrowser.set(NEW_USER, isNew ? 'true' : null);
}
