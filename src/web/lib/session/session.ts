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

/** What a learner has in this browser beside the cookies. */
export interface Belongings {
  /** Forgets what is anybody else's. */
  readonly claim: (learnerId: string) => Promise<void>;
  /** Answers how many pieces of work could not be sent. */
  readonly sendUnsent: () => Promise<number>;
  readonly forget: () => Promise<void>;
}

let belongings: () => Promise<Belongings>;

/** Called once by the route table. Fetched when somebody comes or goes. */
export function registerBelongings(load: () => Promise<Belongings>): void {
  belongings = load;
}

/** What login and signup answer, as far as the browser keeps it. */
export interface Arrival {
  readonly user: LearnerLanguages & { readonly id: string };
  readonly token: Token;
}

/** Opens the session of someone who logged in or signed up. */
export function openSession({ user, token }: Arrival, { isNew }: { isNew: boolean }): void {
  saveTokens(token);
  saveLanguages(user);
  setNewUser(isNew);
  scheduleRenewal();
  void belongings().then(({ claim }) => claim(user.id));
}

/** Sends what is still to be sent. Answers how many pieces of work would be lost with the session. */
export async function sendUnsent(): Promise<number> {
  return (await belongings()).sendUnsent();
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
  await (await belongings()).forget();
}
