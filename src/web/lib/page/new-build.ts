import { inTab } from '../storage.ts';

const LOADED_AT = 'bedside.new-build-at';

/** What is still missing after so short a time will not be there at the next try either. */
const PAUSE_MS = 60_000;

/** A server that is being started may take a call and not answer it. */
const ANSWER_MS = 8_000;

/** The code or the styles of a page could not be fetched: browsers and the build's loader say it in these words. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && /dynamically imported|importing a module|preload CSS/i.test(error.message);
}

/** Whether there is a page to be had: where there is none, the browser shows one of its own without a way back. */
export async function isServed(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  return answer?.ok ?? false;
}

export type NewBuild = 'coming' | 'unreachable' | 'tried';

/**
 * Loads the document anew, which names the files of the build that the server has now. Once in a while only, so that
 * nothing goes round in a circle.
 */
export async function loadNewBuild(): Promise<NewBuild> {
  if (!(await isServed())) return 'unreachable';
  const now = Date.now();
  if (now - Number(inTab.get(LOADED_AT) ?? 0) < PAUSE_MS) return 'tried';
  inTab.set(LOADED_AT, String(now));
  // A browser that keeps nothing would not know that it has been here.
  if (inTab.get(LOADED_AT) !== String(now)) return 'tried';
  location.reload();
  return 'coming';
}
