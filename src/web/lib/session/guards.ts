import { redirect } from 'react-router';
import { readCookie } from '../cookies.ts';
import { ensureSession } from './refresh.ts';
import { rememberReturn } from './return.ts';
import { accessToken, refreshToken } from './tokens.ts';

/** Thrown by a guard that can't tell whether someone is logged in. The error page offers to try again. */
export class Unreachable extends Error {
  constructor() {
    super('The server could not be reached');
    this.name = 'Unreachable';
  }
}

/**
 * Lets learners pass, sends visitors to the login page. Renews an ended access token before it decides. Whose session
 * turns out to have ended comes back to `here` after the login.
 */
export async function requireLearner(here: string): Promise<void> {
  const hadSession = refreshToken() !== undefined;
  const state = await ensureSession();
  if (state === 'ended' && hadSession) rememberReturn(here);
  if (state === 'ended') throw redirect('/');
  if (state === 'unreachable') throw new Unreachable();
}

/** Keeps learners off the pages for visitors. */
export async function requireVisitor(): Promise<void> {
  const state = await ensureSession();
  // With the connection lost a visitor's page is still right to show: logging in will say what is wrong.
  if (state === 'fresh' && accessToken()) throw redirect('/levelchooser');
}

/** Practice needs a native language for its translations. `language` is the account's, where it was loaded. */
export function requireNativeLanguage(language?: string | null): void {
  if (!language && !readCookie('current_language')) throw redirect('/choose-language');
}
