import { toBase64 } from '#web/features/player/base64.ts';
import type { PronunciationReport } from '#web/features/pronunciation/report.ts';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import type { Words } from '#web/lib/words/words.ts';
import { isRefusal, type PracticeEvent, type Recording } from './practice-machine.ts';

/** Asks the server for the score of a recording. The key makes asking again the same attempt. */
export type Score = (
  audioData: string,
  idempotencyKey: string,
) => Promise<PronunciationReport & { readonly attempts: number }>;

/** Spec section 8: the first GraphQL error's message, else the page's own. */
function eventOf(error: unknown, words: Words): PracticeEvent {
  const ours = words('vocabulary.testFailed');
  if (!(error instanceof CallFailure)) {
    // It never came to a call: the recording could not be read or encoded, and would not be the next time.
    return { type: 'unsent', message: words('vocabulary.audioFailed'), detail: '', mayResend: false };
  }
  if (isRefusal(error.reason)) return { type: 'refused', message: error.message };
  if (error.isNetwork) return { type: 'unsent', message: ours, detail: error.message, mayResend: true };
  const mayResend = error.code.startsWith('SRV_') || error.reason === 'throttled';
  return { type: 'unsent', message: error.message || ours, detail: '', mayResend };
}

/** Sends a recording and says what became of it. */
export async function scoreTake(recording: Recording, score: Score, words: Words): Promise<PracticeEvent> {
  try {
    const report = await score(await toBase64(recording.take.blob), recording.key);
    return { type: 'scored', report, attempts: report.attempts };
  } catch (error) {
    return eventOf(error, words);
  }
}
