/** The only cookies of Bedside. Lives as in spec sections 3 and 9; the server reads none of them. */
export type CookieName = 'accessToken' | 'refreshToken' | 'current_language' | 'accept-language';

const SECONDS_PER_DAY = 86_400;
export const LANGUAGE_COOKIE_DAYS = 365;

export function readCookie(name: CookieName): string | undefined {
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=');
    if (part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1)) || undefined;
  }
  return undefined;
}

/** Keeps a cookie for `days` (fractions allowed), for every page of this site. */
export function writeCookie(name: CookieName, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const expires = new Date(Date.now() + days * SECONDS_PER_DAY * 1000).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Expires=${expires}; Path=/; SameSite=Lax${secure}`;
}

export function removeCookie(name: CookieName): void {
  writeCookie(name, '', -1);
}
