import { type CookieName, LANGUAGE_COOKIE_DAYS, readCookie, removeCookie, writeCookie } from '../cookies.ts';

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

export function keepLocally(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage may be full or switched off: the session lives in cookies and goes on without it.
  }
}

export function keptLocally(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function saveTokens(token: Token): void {
  writeCookie('accessToken', token.access, token.expiresIn / SECONDS_PER_DAY);
  writeCookie('refreshToken', token.refresh, token.refreshExpiresIn / SECONDS_PER_DAY);
  keepLocally(EXPIRES_AT, String(Date.now() + token.expiresIn * 1000));
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
  const expiresAt = Number(keptLocally(EXPIRES_AT));
  return expiresAt > 0 ? Math.max(0, expiresAt - now) : Number.POSITIVE_INFINITY;
}

/** Forgets the tokens, keeps the languages and unsent work: the learner may log in again and go on. */
export function clearTokens(): void {
  removeCookie('accessToken');
  removeCookie('refreshToken');
  keepLocally(EXPIRES_AT, null);
}

/** Forgets everything of this learner in this browser: the four cookies and every local copy. */
export function clearSession(): void {
  clearTokens();
  for (const name of ['current_language', 'accept-language'] satisfies CookieName[]) removeCookie(name);
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('bedside.learner.') || key === NEW_USER) localStorage.removeItem(key);
    }
  } catch {
    // No storage, nothing kept.
  }
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
  return keptLocally(NEW_USER) === 'true';
}

export function setNewUser(isNew: boolean): void {
  keepLocally(NEW_USER, isNew ? 'true' : null);
}
