import { readCookie } from '../cookies.ts';
import { request } from '../graphql/request.ts';
import { MeDocument } from './me.generated.ts';
import { saveLanguages } from './tokens.ts';

const TIMEOUT_MS = 5_000;

/**
 * Sets the cookies of the languages again from the account, where the native one is gone: a browser may forget
 * cookies one by one. Asks only then. Without an answer the page goes on as if there were none.
 */
export async function recallLanguages(): Promise<void> {
  if (readCookie('current_language')) return;
  const answer = await request(MeDocument, {}, { timeoutMs: TIMEOUT_MS }).catch(() => null);
  if (answer?.me.language) saveLanguages(answer.me);
}
