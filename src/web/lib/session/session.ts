import { request } from '../graphql/request.ts';
import { LogoutDocument } from './logout.generated.ts';
import { scheduleRenewal } from './refresh.ts';
import {
  clearSession,
  type LearnerLanguages,
  refreshToken,
  saveLanguages,
  saveTokens,
  setNewUser,
  type Token,
} from './tokens.ts';

/** What login and signup answer, as far as the browser keeps it. */
export interface Arrival {
  readonly user: LearnerLanguages;
  readonly token: Token;
}

/** Opens the session of someone who logged in or signed up. */
export function openSession({ user, token }: Arrival, { isNew }: { isNew: boolean }): void {
  saveTokens(token);
  saveLanguages(user);
  setNewUser(isNew);
  scheduleRenewal();
}

/** Ends the session here in any case, and on the server when it can be reached. */
export async function closeSession(): Promise<void> {
  const refresh = refreshToken();
  if (refresh) {
    const options = { visitor: true, timeoutMs: 5_000 };
    await request(LogoutDocument, { refresh }, options).catch((error: unknown) => {
      console.warn('The server could not be told of the logout', error);
    });
  }
  clearSession();
}
